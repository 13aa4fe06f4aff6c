import { slug } from '#site/server/slug.ts';
import { TRANSPORT } from '#site/ui/form/transport.ts';
import type { StoredRow } from './stored-form.ts';

/** A row with the name its answer is sent under. */
export type NamedRow = StoredRow & { name: string };

/** Names that the form itself uses: an answer under one would count as spam. */
export const RESERVED_NAMES: readonly string[] = [TRANSPORT.honeypot];

/**
 * Gives every question a name for its answer: its own, else one made from its label. Headings and texts have none.
 */
export function nameRows(rows: readonly StoredRow[]): NamedRow[] {
  const used = new Set([...RESERVED_NAMES, ...rows.map(({ name }) => name?.trim() ?? '').filter(Boolean)]);
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
