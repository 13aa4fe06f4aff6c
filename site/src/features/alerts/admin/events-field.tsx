import type { ServerComponentProps } from 'payload';
import { ALERT_EVENTS, type AlertEvent } from '../alert-types.ts';

const WORDS: Record<AlertEvent, string> = {
  new: 'New listings',
  'back-on-market': 'Back on the market',
  'price-change': 'Price changes',
  inspection: 'Inspections',
  auction: 'Auctions',
  sold: 'Sold or leased',
};

/** The events of an alert, read-only: only its owner can change them. */
export function EventsField({ data }: Pick<ServerComponentProps, 'data'>) {
  const stored: unknown = data?.events;
  const events = ALERT_EVENTS.filter((event) => Array.isArray(stored) && stored.includes(event));
  return (
    <div className="field-type">
      <dl style={{ margin: 0 }}>
        <dt style={{ opacity: 0.75 }}>Events</dt>
        <dd style={{ margin: 0 }}>{events.map((event) => WORDS[event]).join(', ') || 'None'}</dd>
      </dl>
    </div>
  );
}
