import type { ReactNode } from 'react';
import { eventTexts } from '#site/messages/events.ts';
import { countOf } from '#site/messages/formats.ts';
import { suburbTexts } from '#site/messages/suburbs.ts';
import { Breadcrumbs, type Crumb } from '#site/ui/breadcrumbs.tsx';
import { ButtonLink } from '#site/ui/button.tsx';
import { Container } from '#site/ui/container.tsx';
import { Icon } from '#site/ui/icons.tsx';
import { Picture } from '#site/ui/picture.tsx';
import { Section, SectionHeading } from '#site/ui/section.tsx';
import { WrittenText } from '#site/ui/written-text.tsx';
import { ListingGrid } from '../cards/listing-card.tsx';
import { Occasions } from '../cards/open-homes.tsx';
import { SalesList } from '../cards/sales-list.tsx';
import { SoldNearLink } from '../cards/sold-near-link.tsx';
import { paragraphsOf } from '../page/listing-details.tsx';
import type { Channel } from '../public/public-listing.ts';
import { SUBURBS_PATH } from '../public/suburb-path.ts';
import { alertPath } from '../search/alert-path.ts';
import { emptySearch, searchPath } from '../search/search-query.ts';
import { suburbLabel } from '../search/suburbs.ts';
import type { SuburbStock } from './load-suburb.ts';
import { medianFigures, SuburbFigures } from './suburb-figures.tsx';

/** What other features put into the page. */
export type SuburbSlots = {
  /** Asks for an appraisal there; nothing where the form is switched off. */
  appraisal: ReactNode;
  /** Those who sell there; nothing for nobody. */
  agents: ReactNode;
};

type Part = { stock: SuburbStock };
type Timed = Part & { now: number };
/** The duty on the median price: the text, and the calculator filled in. Null where there is no median. */
type Duty = { duty: { text: string; href: string } | null };

/** The page of a suburb. All it shows is made of the read model, so nothing hidden can be on it. */
export function SuburbView({ stock, now, duty, slots }: Timed & Duty & { slots: SuburbSlots }) {
  return (
    <>
      <Container className="pt-4">
        <Breadcrumbs items={suburbCrumbs(stock)} />
        <div className="grid items-start gap-8 py-8 md:py-12 lg:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)] lg:gap-14">
          <div>
            <SuburbHeading stock={stock} appraisal={slots.appraisal} />
            <SuburbAbout stock={stock} className="mt-8" />
          </div>
          <div className="empty:hidden max-lg:order-first">
            <SuburbPicture stock={stock} />
          </div>
        </div>
      </Container>
      {hasFigures(stock) && (
        <Section tone="sand" tight>
          <SuburbMedians stock={stock} duty={duty} />
        </Section>
      )}
      {(['buy', 'rent'] as const).map((channel) => (
        <Band key={channel} shown={stock.cards[channel].length > 0}>
          <SuburbListings stock={stock} channel={channel} now={now} />
        </Band>
      ))}
      <Band shown={stock.open.length > 0} tone="sand">
        <SuburbOpenHomes stock={stock} />
      </Band>
      {(['sold', 'leased'] as const).map((channel) => (
        <Band key={channel} shown={stock.cards[channel].length > 0}>
          <SuburbResults stock={stock} channel={channel} />
        </Band>
      ))}
      <Band shown={Boolean(slots.agents)} tone="sand">
        <SectionHeading title={suburbTexts().suburb.agents(stock.suburb.name)} />
        {slots.agents}
      </Band>
      <Band shown={Boolean(slots.appraisal)} tone="accent">
        <SuburbAppraisal stock={stock} appraisal={slots.appraisal} />
      </Band>
      <Band shown={stock.around.length > 0}>
        <SuburbNeighbours stock={stock} />
      </Band>
    </>
  );
}

function Band({ shown, tone, children }: { shown: boolean; tone?: 'sand' | 'accent'; children: ReactNode }) {
  return shown ? (
    <Section tone={tone} tight>
      {children}
    </Section>
  ) : null;
}

/** Its name, what there is, and the ways to ask for an appraisal or an alert. */
export function SuburbHeading({ stock, appraisal }: Part & { appraisal: ReactNode }) {
  const { suburb, fresh } = stock;
  const { buy, rent } = suburb.counts;
  const { title, counts, comma } = suburbTexts().suburb;
  const found = (['buy', 'rent', 'sold', 'leased'] as const).flatMap((channel) =>
    suburb.counts[channel] ? [counts[channel](countOf(suburb.counts[channel]))] : [],
  );
  return (
    <>
      <h1 className="text-3xl wrap-anywhere md:text-4xl">{title(suburbLabel(suburb))}</h1>
      <p className="mt-3 text-lg text-muted">
        {found.join(comma)}
        {fresh && <span className="block text-base">{fresh}</span>}
      </p>
      <div className="mt-5 flex flex-wrap gap-3">
        {appraisal}
        <ButtonLink
          href={suburbAlertPath(suburb.key, buy ? 'buy' : rent ? 'rent' : 'buy')}
          rel="nofollow"
          variant="outline"
        >
          <Icon name="bell" className="size-5" />
          {eventTexts().emailMe}
        </ButtonLink>
      </div>
    </>
  );
}

/** The form that saves an alert for a suburb. */
export const suburbAlertPath = (key: string, channel: Extract<Channel, 'buy' | 'rent'> = 'buy'): string =>
  alertPath({ ...emptySearch(channel), suburbs: [key] });

/** What staff wrote about it; nothing where they did not. */
export function SuburbAbout({ stock: { text }, className = '' }: Part & { className?: string }) {
  const paragraphs = paragraphsOf(text);
  if (paragraphs.length === 0) return null;
  return (
    <div className={`max-w-prose-page ${className}`}>
      {paragraphs.map((paragraph, index) => (
        <p key={index} className="mb-4 whitespace-pre-line wrap-anywhere last:mb-0">
          <WrittenText text={paragraph} />
        </p>
      ))}
    </div>
  );
}

/** The picture that staff chose for it. */
export function SuburbPicture({ stock: { picture, suburb } }: Part) {
  return picture ? (
    <div className="overflow-hidden rounded-lg">
      <Picture
        image={{ ...picture, alt: suburb.name }}
        ratio="3/2"
        priority
        sizes="(min-width: 64rem) 34rem, 100vw"
      />
    </div>
  ) : null;
}

/** Whether there are enough results for a median. */
export const hasFigures = ({ facts }: SuburbStock): boolean => medianFigures(facts).length > 0;

/** Median prices and days on market, and what duty a buyer pays at the median. */
export function SuburbMedians({ stock: { facts, suburb }, duty }: Part & Duty) {
  return (
    <>
      <SectionHeading title={suburbTexts().suburb.figures(suburb.name)} />
      <SuburbFigures
        figures={medianFigures(facts)}
        name={suburb.name}
        className="grid grid-cols-2 md:grid-cols-4"
      />
      {duty && (
        <p className="mt-4">
          <a
            href={duty.href}
            className="inline-block py-1 underline decoration-accent decoration-2 underline-offset-4"
          >
            {duty.text}
          </a>
        </p>
      )}
    </>
  );
}

/** The newest listings for sale or for rent. */
export function SuburbListings({
  stock,
  channel,
  now,
}: Timed & { channel: Extract<Channel, 'buy' | 'rent'> }) {
  return (
    <>
      <Heading stock={stock} channel={channel} />
      <ListingGrid listings={stock.cards[channel]} now={now} priority={isFirstSeen(stock, channel)} />
    </>
  );
}

/** Whether the page’s first picture is that of a listing in this channel. */
const isFirstSeen = ({ picture, cards }: SuburbStock, channel: 'buy' | 'rent'): boolean =>
  !picture && (channel === 'buy' || cards.buy.length === 0);

/** The newest sales or leases, with dates and prices where those may be shown. */
export function SuburbResults({ stock, channel }: Part & { channel: Extract<Channel, 'sold' | 'leased'> }) {
  return (
    <>
      <Heading stock={stock} channel={channel} />
      <SalesList listings={stock.cards[channel]} />
    </>
  );
}

function Heading({ stock: { suburb, cards }, channel }: Part & { channel: Channel }) {
  const total = suburb.counts[channel];
  const { lists, seeAll } = suburbTexts().suburb;
  const rest = {
    href: searchPath({ ...emptySearch(channel), suburbs: [suburb.key], surrounding: false }),
    label: seeAll(countOf(total)),
  };
  return (
    <SectionHeading
      title={lists[channel](suburb.name)}
      link={total > cards[channel].length ? rest : undefined}
    />
  );
}

/** What is open for inspection within a week. */
export function SuburbOpenHomes({ stock: { open } }: Part) {
  const { open: title, openText } = suburbTexts().suburb;
  return (
    <>
      <SectionHeading title={title} text={openText} />
      <Occasions occasions={open} />
    </>
  );
}

/** The call to ask for an appraisal. */
export function SuburbAppraisal({ stock: { suburb }, appraisal }: Part & { appraisal: ReactNode }) {
  const texts = suburbTexts().suburb;
  return (
    <>
      <h2 className="text-2xl md:text-3xl">{texts.selling(suburb.name)}</h2>
      <p className="mt-3 mb-6 max-w-prose-page text-lg">{texts.appraisal}</p>
      <div className="flex flex-wrap gap-3">
        {appraisal}
        <SoldNearLink place={{ ...suburb, suburb: suburb.name }} />
      </div>
    </>
  );
}

/** Links to the pages of the suburbs around. */
export function SuburbNeighbours({ stock: { around } }: Part) {
  return (
    <>
      <SectionHeading title={suburbTexts().suburb.around} />
      <SuburbLinks links={around} />
    </>
  );
}

/** Links to pages of suburbs, with how many listings are for sale and for rent there. */
export function SuburbLinks({ links }: { links: SuburbStock['around'] }) {
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(11rem,1fr))] gap-x-8">
      {links.map(({ label, href, count }) => (
        <li key={href}>
          <a
            href={href}
            className="inline-flex min-h-11 items-center gap-2 wrap-anywhere underline decoration-line underline-offset-4 hover:decoration-accent"
          >
            <WrittenText text={label} />
            {count > 0 && (
              <span className="text-sm text-muted">
                <span className="sr-only">, </span>
                {countOf(count)}
                <span className="sr-only"> {suburbTexts().forSaleOrRent}</span>
              </span>
            )}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The way to a suburb's page. */
export const suburbCrumbs = ({ suburb }: SuburbStock): Crumb[] => [
  { label: suburbTexts().title, href: SUBURBS_PATH },
  { label: suburb.state, href: `${SUBURBS_PATH}#${suburb.state.toLowerCase()}` },
  { label: suburb.name, isWritten: true },
];
