import type { ReactNode } from 'react';
import { Container } from './container.tsx';
import { Icon } from './icons.tsx';

export type SectionTone = 'paper' | 'sand' | 'brand' | 'accent';

const tones: Record<SectionTone, string> = {
  paper: 'bg-paper',
  sand: 'bg-sand',
  brand: 'fr-on-dark bg-brand-deep',
  accent: 'bg-accent-soft',
};

const TIGHT = 'py-[calc(2rem*var(--space-scale))] md:py-[calc(3rem*var(--space-scale))]';
const ROOMY = 'py-[calc(3.5rem*var(--space-scale))] md:py-[calc(5rem*var(--space-scale))]';

/** A full-width section with its own background and content within the page width. `id` becomes its anchor. */
export function Section({
  children,
  tone = 'paper',
  id,
  tight = false,
  className = '',
}: {
  children: ReactNode;
  tone?: SectionTone;
  id?: string;
  /** Half the vertical padding. */
  tight?: boolean;
  className?: string;
}) {
  return (
    <section id={id} className={`fr-band ${tones[tone]} ${tight ? TIGHT : ROOMY} ${className}`}>
      <Container>{children}</Container>
    </section>
  );
}

/** A section's heading, with a sentence below it and a link to more. `level` 2 by default. */
export function SectionHeading({
  title,
  text,
  link,
  level = 2,
  id,
}: {
  title: string;
  text?: string;
  link?: { href: string; label: string };
  level?: 1 | 2 | 3;
  id?: string;
}) {
  const Heading = `h${level}` as const;
  return (
    <div className="mb-8 flex flex-wrap items-end justify-between gap-x-8 gap-y-3 md:mb-10">
      <div className="max-w-prose-page wrap-anywhere">
        <Heading id={id} className={level === 3 ? 'text-2xl' : 'text-2xl md:text-3xl'}>
          {title}
        </Heading>
        {text && <p className="mt-3 text-lg opacity-85">{text}</p>}
      </div>
      {link && <ArrowLink href={link.href}>{link.label}</ArrowLink>}
    </div>
  );
}

/** A link to more: underlined, with an arrow that moves on hover. */
export function ArrowLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} className={ARROW_LINK}>
      {children}
      <Arrow />
    </a>
  );
}

/** The classes of such a link, for links rendered elsewhere. Use them with {@link Arrow}. */
export const ARROW_LINK =
  'group inline-flex min-h-11 items-center gap-2 font-semibold underline decoration-accent decoration-2 underline-offset-8 hover:decoration-current';

export const Arrow = () => (
  <Icon
    name="arrow-right"
    className="size-5 transition-transform group-hover:translate-x-1 rtl:-scale-x-100"
  />
);
