import type { ReactNode } from 'react';
import { HeroSearchForm } from '#site/features/listings/search/hero-search.island.tsx';
import type { HeroSearchProps } from '#site/features/listings/search/search-form-state.ts';
import { site as english } from '#site/messages/en/site.ts';
import { siteTexts } from '#site/messages/site.ts';
import { Container } from '#site/ui/container.tsx';
import { ArrowLink } from '#site/ui/section.tsx';

/** What a visitor sees at an address that leads nowhere. */
export function NotFoundPage({ search }: { search: HeroSearchProps }) {
  const { title, text } = siteTexts().notFound;
  return <ProblemPage title={title} text={text} search={search} />;
}

/** What is shown where there is no page. */
export const NOT_FOUND = { title: english.notFound.title, text: english.notFound.text };

/** A page that says what went wrong and leads on: a search, the main pages, and more as children. */
export function ProblemPage({
  title,
  text,
  search,
  children,
}: {
  title: string;
  text: string;
  search?: HeroSearchProps;
  children?: ReactNode;
}) {
  return (
    <div className="bg-sand">
      <Container className="py-14 md:py-20">
        <ProblemText title={title} text={text} />
        {search && (
          <div className="mt-10">
            <HeroSearchForm {...search} />
          </div>
        )}
        {children && <div className="mt-14">{children}</div>}
      </Container>
    </div>
  );
}

/** What went wrong, and the main pages to go on from. */
export function ProblemText({ title, text }: { title: string; text: string }) {
  return (
    <>
      <SignDrawing />
      <h1 className="max-w-prose-page text-3xl md:text-4xl">{title}</h1>
      <p className="mt-4 max-w-prose-page text-lg text-muted">{text}</p>
      <ul className="mt-5 flex flex-wrap gap-x-8">
        {nextSteps().map(({ href, label }) => (
          <li key={href}>
            <ArrowLink href={href}>{label}</ArrowLink>
          </li>
        ))}
      </ul>
    </>
  );
}

const nextSteps = () => {
  const { buy, rent, agents, home } = siteTexts().notFound.steps;
  return [
    { href: '/buy', label: buy },
    { href: '/rent', label: rent },
    { href: '/agents', label: agents },
    { href: '/', label: home },
  ];
};

/** A signboard on a lawn, with nothing written on it. */
function SignDrawing() {
  return (
    <svg viewBox="0 0 120 90" className="mb-6 h-24 w-32" aria-hidden="true">
      <path d="M4 84c18-6 30-4 46-2s40 4 66-3v11H4Z" className="fill-brand-soft" />
      <path d="M34 24h48" className="stroke-brand" strokeWidth="4" strokeLinecap="round" />
      <path d="M82 14v70" className="stroke-brand" strokeWidth="5" strokeLinecap="round" />
      <rect x="24" y="28" width="50" height="34" rx="4" className="fill-accent" />
      <text x="49" y="53" textAnchor="middle" className="fill-paper font-display text-[1.5rem]">
        ?
      </text>
    </svg>
  );
}
