import type { CSSProperties } from 'react';
import type { Median } from '../public/median.ts';
import type { Channel } from '../public/public-listing.ts';
import { emptySearch, searchPath } from '../search/search-query.ts';
import type { SuburbFacts } from '../search/suburb-facts.ts';
import { dollars } from '../terms/price-text.ts';

/** A figure of a suburb as visitors read it; `rests`: on how many results. */
export type SuburbFigure = { label: string; text: string; href?: string; rests?: string };

/** How many listings of each kind there are, with the way to them. */
export function countFigures({ suburb }: SuburbFacts): SuburbFigure[] {
  const count = (channel: Channel, label: string): SuburbFigure[] =>
    suburb.counts[channel]
      ? [
          {
            label,
            text: suburb.counts[channel].toLocaleString('en-AU'),
            href: searchPath({ ...emptySearch(channel), suburbs: [suburb.key] }),
          },
        ]
      : [];
  return [...count('buy', 'For sale'), ...count('rent', 'For rent'), ...count('sold', 'Sold')];
}

/** Median prices and days on market, each with the number of results that it rests on. */
export function medianFigures({ asked, paid, rent, days }: SuburbFacts): SuburbFigure[] {
  const middle = (found: Median | null, label: string, of: string, text = dollars): SuburbFigure[] =>
    found ? [{ label, text: text(found.amount), rests: `of ${found.of} ${of}` }] : [];
  return [
    ...middle(asked, 'Median asking price', 'homes'),
    ...middle(rent, 'Median weekly rent', 'homes'),
    ...middle(paid, 'Median sale price', 'sales'),
    ...middle(days, 'Median days on market', 'sales', (amount) => amount.toLocaleString('en-AU')),
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
          Medians are of our own homes in {name}, at the prices they display. They are not a valuation.
        </p>
      )}
    </>
  );
}
