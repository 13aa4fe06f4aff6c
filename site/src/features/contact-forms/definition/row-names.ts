import { slug } from '#site/server/slug.ts';
import { TRANSPORT } from '#site/ui/form/transport.ts';
import type { StoredRow } from './stored-form.ts';

/** A row with the name that its answers travel under. */
export type NamedRow = StoredRow & { name: string };

/** Names that the form itself sends: what stands under them would be taken for a robot's. */
export const TAKEN: readonly string[] = [TRANSPORT.honeypot];

/**
 * Gives every question a name to send its answer under: its own, else one made of its label. Headings and words have
 * none.
 */
export function nameRows(rows: readonly StoredRow[]): NamedRow[] {
  const used = new Set([...TAKEN, ...rows.map(({ name }) => name?.trim() ?? '').filter(Boolean)]);
  return rows.map((row) => {
    const own = row.name?.trim();
    if (own || !isQuestion(row)) return { ...row, name: own ?? '' };
    const name = freeName({ wanted: nameOf(row.label ?? ''), used });
    used.add(name);
    return { ...row, name };
  });
}

/** Whether a row asks something. */
export const isQuestion = ({ kind }: Pick<StoredRow, 'kind'>): boolean =>
  kind !== 'heading' && kind !== 'words';

/** "Your email" → "your-email"; a name begins with a letter. */
const nameOf = (label: string): string => {
  const name = slug(label).slice(0, 40).replace(/-+$/, '');
  return /^[a-z]/.test(name) ? name : `field${name ? `-${name}` : ''}`;
};

function freeName({ wanted, used }: { wanted: string; used: ReadonlySet<string> }): string {
  let name = wanted;
  for (let number = 2; used.has(name); number += 1) name = `${wanted}-${number}`;
  return name;
}
