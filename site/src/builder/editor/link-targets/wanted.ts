import type { Payload, Where } from 'payload';

/** `href` is null for what has no address of its own. */
export type LinkTarget = {
  id: number;
  label: string;
  href: string | null;
  /** What it is, where several kinds are in one list: “News”. */
  kind?: string;
};

/** What somebody looks for: words, or records by their ids. `links`: whatever has an address, stored or not. */
export type Wanted = { payload: Payload; text: string; ids?: number[]; links?: boolean };

export const common = { limit: 20, depth: 0, pagination: false } as const;

/** Records with the words in one of these fields, or with the ids. */
export function matching({ text, ids, fields }: Wanted & { fields: string[] }): Where {
  if (ids) return { id: { in: ids } };
  return text ? { or: fields.map((field) => ({ [field]: { like: text } })) } : {};
}
