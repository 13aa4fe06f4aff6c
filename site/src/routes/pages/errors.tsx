import type { ReactNode } from 'react';
import { HeroSearchForm } from '#site/features/listings/hero-search.island.tsx';
import { type HeroSearchProps, heroSearchProps } from '#site/features/listings/search-form-state.ts';
import { loadSearchOptions } from '#site/features/listings/suburbs.ts';
import { Container } from '#site/ui/container.tsx';
import { ArrowLink } from '#site/ui/section.tsx';
import type { PageRoute } from './page-handler.tsx';

/** 404: an address that leads nowhere. */
export const notFound: PageRoute = async ({ site }) => ({
  status: 404,
  head: { title: 'Page not found', noindex: true },
  body: <NotFoundPage search={heroSearchProps(await loadSearchOptions(site.payload))} />,
  tags: ['listings'],
});

/** 500: something broke on our side. Needs no database, which may be what broke. */
export const serverError: PageRoute = async () => ({
  status: 500,
  head: { title: 'Something went wrong', noindex: true },
  body: (
    <ProblemPage
      title="Something went wrong on our side"
      text="The page could not be shown. The mistake has been noted. Try again in a minute, or start from one of these."
    />
  ),
  tags: [],
  cacheable: false,
});

/** What a visitor sees at an address that leads nowhere. */
export function NotFoundPage({ search }: { search: HeroSearchProps }) {
  return (
    <ProblemPage
      title="This page is not here"
      text="The address may be mistyped, or the page has moved. Search for a property, or start from one of these."
      search={search}
    />
  );
}

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
        <h1 className="max-w-prose-page text-3xl md:text-4xl">{title}</h1>
        <p className="mt-4 max-w-prose-page text-lg text-muted">{text}</p>
        <ul className="mt-5 flex flex-wrap gap-x-8">
          {NEXT_STEPS.map(({ href, label }) => (
            <li key={href}>
              <ArrowLink href={href}>{label}</ArrowLink>
            </li>
          ))}
        </ul>
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

const NEXT_STEPS = [
  { href: '/buy', label: 'For sale' },
  { href: '/rent', label: 'For rent' },
  { href: '/agents', label: 'Our agents' },
  { href: '/', label: 'Front page' },
];
