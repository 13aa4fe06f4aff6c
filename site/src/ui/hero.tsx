import type { ReactNode } from 'react';
import { Container } from './container.tsx';
import { Picture, type PictureImage } from './picture.tsx';

/**
 * The hero of the home page: a full-width picture with text and a form at the bottom. The gradient keeps white text at
 * a contrast of 4.5:1 on the brightest picture.
 */
export function Hero({
  title,
  text,
  image,
  focal,
  children,
}: {
  title: string;
  text?: string | null;
  image: PictureImage | null;
  focal?: { x: number; y: number };
  children?: ReactNode;
}) {
  return (
    <section className="fr-band relative isolate bg-brand-deep">
      {image && (
        <div className="absolute inset-x-0 top-0 -z-10 h-112 overflow-hidden md:h-full">
          <Picture image={image} ratio="fill" priority focal={focal} />
          <div className="absolute inset-0 bg-linear-to-t from-brand-deep via-brand-deep/65 to-brand-deep/10 md:via-transparent md:via-50% md:to-transparent" />
          <div className="absolute inset-0 bg-linear-to-r from-brand-deep/80 via-brand-deep/65 via-45% to-transparent to-85% max-md:hidden" />
        </div>
      )}
      <Container className="flex min-h-136 flex-col justify-end pt-52 pb-8 md:min-h-160 md:pb-14 lg:min-h-172">
        <div className="mb-7 max-w-2xl text-paper md:mb-10">
          <h1 className="text-3xl wrap-anywhere sm:text-4xl lg:text-5xl">{title}</h1>
          {text && <p className="mt-4 max-w-xl text-base text-sand md:text-lg">{text}</p>}
        </div>
        {children}
      </Container>
    </section>
  );
}
