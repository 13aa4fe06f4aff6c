import type { ReactNode } from 'react';
import { Container } from '#site/ui/container.tsx';

/** The top of a calculator's page: its title, what it works out, and links in a row. Left out of print unless `printed`. */
export function CalculatorHead({
  title,
  text,
  printed = false,
  links,
}: {
  title: string;
  text: string;
  printed?: boolean;
  links?: ReactNode;
}) {
  return (
    <div className={`border-b border-line bg-sand py-10 md:py-14${printed ? '' : ' print:hidden'}`}>
      <Container>
        <h1 className="text-3xl md:text-4xl">{title}</h1>
        <p className="mt-3 max-w-prose-page text-lg text-muted">{text}</p>
        {links && <p className="mt-4 flex flex-wrap gap-x-6 gap-y-2">{links}</p>}
      </Container>
    </div>
  );
}
