import type { Field, ServerComponentProps } from 'payload';
import { addressText } from '../contacts/address-text.ts';
import { staffTime } from './staff-time.ts';

/** One thing to read rather than to edit: as text, with a link where one helps. For texts, numbers, choices and times. */
export function FactField({ data, field }: Pick<ServerComponentProps, 'data' | 'field'>) {
  if (!('name' in field) || !field.name) return null;
  const text = inWords({ field, value: data?.[field.name] });
  if (!text) return null;
  const href = linkOf({ name: field.name, text });
  const label = 'label' in field ? field.label : undefined;
  return (
    <div className="field-type" style={{ flex: '1 1 12rem' }}>
      <dl style={{ margin: 0 }}>
        <dt style={{ opacity: 0.75 }}>{typeof label === 'string' ? label : field.name}</dt>
        <dd style={{ margin: 0, overflowWrap: 'anywhere' }}>
          {href ? <a href={href}>{addressText(text)}</a> : text}
        </dd>
      </dl>
    </div>
  );
}

function inWords({ field, value }: { field: Field; value: unknown }): string {
  if (value === null || value === undefined) return '';
  if (field.type === 'date') return staffTime(String(value));
  if (field.type !== 'select') return String(value);
  const chosen = field.options.find((option) => typeof option === 'object' && option.value === value);
  return typeof chosen === 'object' ? String(chosen.label) : String(value);
}

function linkOf({ name, text }: { name: string; text: string }): string | undefined {
  if (name === 'email') return `mailto:${encodeURIComponent(text).replace('%40', '@')}`;
  if (name === 'phone') return `tel:${text.replace(/[^\d+]/g, '')}`;
  // The address comes from the visitor's browser: it must not link to another site.
  return name === 'page' && /^\/(?![/\\])/.test(text) ? text : undefined;
}
