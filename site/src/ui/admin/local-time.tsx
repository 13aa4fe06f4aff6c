import type { ServerComponentProps } from 'payload';

/** A time of a place, which the field keeps as text without a zone (`2026-11-02T09:00:00`), to read in a form. */
export function LocalTime({ data, field }: Pick<ServerComponentProps, 'data' | 'field'>) {
  if (!('name' in field) || !field.name) return null;
  const label = 'label' in field && typeof field.label === 'string' ? field.label : field.name;
  return (
    <div className="field-type">
      <dl style={{ margin: 0 }}>
        <dt style={{ opacity: 0.75 }}>{label}</dt>
        <dd style={{ margin: 0 }}>{inWords(data?.[field.name])}</dd>
      </dl>
    </div>
  );
}

/** The same in a list of records. */
export const LocalTimeCell = ({ cellData }: { cellData?: unknown }): string => inWords(cellData);

/** `2 Nov 2026, 9:00 am`, whatever the browser’s country and zone are. */
function inWords(value: unknown): string {
  const text = String(value ?? '');
  const at = Date.parse(`${text.slice(0, 19)}Z`);
  return Number.isNaN(at) ? text || '–' : FORMAT.format(at);
}

const FORMAT = new Intl.DateTimeFormat('en-AU', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' });
