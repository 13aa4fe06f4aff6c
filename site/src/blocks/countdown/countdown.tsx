import { defineBlock } from '#site/block-kit/block.ts';
import type { BlockFields, PropsOf } from '#site/block-kit/fields.ts';
import { EditorNote } from '#site/block-kit/parts/editor-note.tsx';
import { addressLines } from '#site/features/listings/cards/listing-card.tsx';
import { dayText, timeText } from '#site/features/listings/public/inspection-times.ts';
import type { ListingCard } from '#site/features/listings/public/public-listing.ts';
import { buttonStyle } from '#site/ui/button.tsx';
import { UNITS } from './time-left.ts';

const fields = {
  to: {
    kind: 'select',
    label: 'Count down to',
    options: [
      { value: 'next-auction', label: 'The next auction' },
      { value: 'listing', label: 'The auction of a property' },
      { value: 'moment', label: 'A date and time' },
    ],
  },
  listing: {
    kind: 'reference',
    to: 'listings',
    label: 'Property',
    help: 'Leave empty for the property of the page.',
    max: 1,
    shownWhen: { field: 'to', is: ['listing'] },
  },
  office: {
    kind: 'reference',
    to: 'offices',
    label: 'Office',
    help: 'Leave empty for all offices, or for the office of the page.',
    max: 1,
    shownWhen: { field: 'to', is: ['next-auction'] },
  },
  moment: {
    kind: 'date',
    label: 'Date and time',
    time: true,
    shownWhen: { field: 'to', is: ['moment'] },
  },
  title: { kind: 'text', label: 'Heading', maxLength: 120 },
  button: { kind: 'text', label: 'Button text', help: 'Links to the property.', maxLength: 60 },
  over: {
    kind: 'text',
    label: 'Message when over',
    help: 'Leave empty to hide the block instead.',
    maxLength: 200,
  },
} as const satisfies BlockFields;

export type CountdownProps = PropsOf<typeof fields>;
/** What it counts down to; null where there is nothing. `at`: ISO instant, in the past when it is over. */
export type CountdownData = { at: string; isOver: boolean; zone: string; listing: ListingCard | null } | null;

/** Days, hours, minutes and seconds until an auction or another moment. Without a script it names the day and the time. */
export const countdown = defineBlock<typeof fields, CountdownData>({
  name: 'countdown',
  label: 'Countdown',
  category: 'business',
  keywords: 'timer clock auction days hours event',
  hasLoader: true,
  icon: 'clock',
  fields,
  defaults: {
    to: 'next-auction',
    listing: [],
    office: [],
    moment: '',
    title: 'Going to auction',
    button: 'See the property',
    over: '',
  },
  View: ({ props: { title, button, over }, data, editing }) => {
    if (!data || (data.isOver && !over))
      return (
        <EditorNote editing={editing}>Nothing to count down to, so visitors don’t see this block.</EditorNote>
      );
    const { at, zone, listing, isOver } = data;
    return (
      <div className="text-center">
        {title && <h2 className="text-2xl wrap-anywhere md:text-3xl">{title}</h2>}
        {listing && <Address listing={listing} />}
        <p className="mt-3 font-semibold">
          <time dateTime={at}>
            {dayText({ at, zone })}, {timeText({ at, zone })}
          </time>
        </p>
        {isOver ? <p className="mt-5 text-lg">{over}</p> : <Clock at={at} over={over} editing={editing} />}
        {listing && button && (
          <p className="mt-6">
            <a href={listing.path} className={buttonStyle({ variant: 'accent' })}>
              {button}
            </a>
          </p>
        )}
      </div>
    );
  },
});

function Address({ listing }: { listing: ListingCard }) {
  const { street, place } = addressLines(listing);
  return (
    <p className="mt-2 wrap-anywhere">
      {street}, {place}
    </p>
  );
}

/** Its room is there from the first moment, and its digits come with the script. */
function Clock({ at, over, editing }: { at: string; over: string; editing: boolean }) {
  return (
    <>
      <div
        className="fr-countdown mt-5"
        aria-hidden="true"
        data-behaviour={editing ? undefined : 'countdown'}
        data-until={at}
      >
        {UNITS.map(({ name, label }) => (
          <div key={name}>
            <p className="font-display text-3xl lining-nums tabular-nums md:text-4xl" data-unit={name}>
              00
            </p>
            <p className="text-sm">{label}</p>
          </div>
        ))}
      </div>
      {over && (
        <p className="mt-5 text-lg" hidden>
          {over}
        </p>
      )}
    </>
  );
}
