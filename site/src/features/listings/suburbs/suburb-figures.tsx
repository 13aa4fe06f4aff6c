import type { CSSProperties } from 'react';
import { countOf } from '#site/messages/formats.ts';
import { suburbTexts } from '#site/messages/suburbs.ts';
import type { Median } from '../public/median.ts';
import type { Channel } from '../public/public-listing.ts';
import { emptySearch, searchPath } from '../search/search-query.ts';
import type { SuburbFacts } from '../search/suburb-facts.ts';
import { dollars } from '../terms/price-text.ts';

/** A figure of a suburb as visitors read it; `rests`: on how many results. */
export type SuburbFigure = { label: string; text: string; href?: string; rests?: string };

/** How many listings of each kind there are, with the way to them. */
export function countFigures({ suburb }: SuburbFacts): SuburbFigure[] {
  const texts = suburbTexts().figures;
  const count = (channel: Exclude<Channel, 'leased'>): SuburbFigure[] =>
    suburb.counts[channel]
      ? [
          {
            label: texts[channel],
            text: countOf(suburb.counts[channel]),
            href: searchPath({ ...emptySearch(channel), suburbs: [suburb.key] }),
          },
        ]
      : [];
  return [...count('buy'), ...count('rent'), ...count('sold')];
}

/** Median prices and days on market, each with the number of results that it rests on. */
export function medianFigures({ asked, paid, rent, days }: SuburbFacts): SuburbFigure[] {
  const texts = suburbTexts().figures;
  const middle = (
    found: Median | null,
    label: string,
    of: (n: string) => string,
    text = dollars,
  ): SuburbFigure[] => (found ? [{ label, text: text(found.amount), rests: of(countOf(found.of)) }] : []);
  return [
    ...middle(asked, texts.askingPrice, texts.ofHomes),
    ...middle(rent, texts.weeklyRent, texts.ofHomes),
    ...middle(paid, texts.salePrice, texts.ofSales),
    ...middle(days, texts.days, texts.ofSales, countOf),
  ];
}

/** Figures beside each other. `className` says in how many columns. */
export function SuburbFigures({
  figures,
  name,
  className,
  style,
}: {
  figures: SuburbFigure[];
  /** Of the suburb. */
  name: string;
  className: string;
  style?: CSSProperties;
}) {
  return (
    <>
      <dl className={`${className} gap-x-8 gap-y-8`} style={style}>
        {figures.map(({ label, text, href, rests }) => (
          <div
            key={label}
            className="flex min-w-0 flex-col-reverse justify-end border-t-3 border-accent pt-3"
          >
            <dt className="mt-1 wrap-anywhere">
              {href ? (
                <a
                  href={href}
                  className="underline decoration-current/30 underline-offset-4 hover:decoration-accent"
                >
                  {label}
                </a>
              ) : (
                label
              )}
              {rests && <span className="block text-sm opacity-80">{rests}</span>}
            </dt>
            <dd className="font-display text-2xl leading-tight wrap-anywhere md:text-3xl">{text}</dd>
          </div>
        ))}
      </dl>
      {figures.some(({ rests }) => rests) && (
        <p className="mt-6 max-w-prose-page text-sm wrap-anywhere opacity-80">
          {suburbTexts().figures.note(name)}
        </p>
      )}
    </>
  );
}
