import { Occasions } from '#site/features/listings/cards/open-homes.tsx';
import type { Occasion } from '#site/features/listings/public/upcoming.ts';
import type { BlockFields } from '../fields.ts';
import { Band, type BandTone, bandField } from '../parts/band.tsx';
import { EditorNote } from '../parts/editor-note.tsx';

/** Whose events a list of auctions or open homes shows. */
export const eventOfficeField = {
  kind: 'reference',
  to: 'offices',
  label: 'Office',
  help: 'Leave empty for all offices, or for the office of the page.',
  max: 1,
} as const satisfies BlockFields[string];

/** How many events it shows, what it says without any, and its background. */
export const eventListFields = {
  count: { kind: 'number', label: 'Maximum number', min: 1, max: 60 },
  emptyText: {
    kind: 'text',
    label: 'Message when empty',
    help: 'Leave empty to hide the block instead.',
    maxLength: 300,
  },
  band: bandField,
} as const satisfies BlockFields;

/** Auctions or open homes by day; `none` tells staff why visitors see nothing. */
export function EventList({
  props: { title, text, emptyText, band },
  data,
  editing,
  none,
}: {
  props: { title: string; text: string; emptyText: string; band: BandTone };
  data: Occasion[];
  editing: boolean;
  none: string;
}) {
  if (data.length === 0 && !emptyText) return <EditorNote editing={editing}>{none}</EditorNote>;
  return (
    <Band band={band} title={title} text={data.length > 0 ? text : ''}>
      {data.length > 0 ? <Occasions occasions={data} /> : <p className="text-lg">{emptyText}</p>}
    </Band>
  );
}
