import type { FormValues } from '@frontage/forms';
import type { LeadDirectory } from '../../types/lead-types.ts';

/** Names under which forms, and addresses that open them, say which listing they are about. */
const LISTING_NAMES = ['property_id', 'pid', 'property_external_id'] as const;

/** Whether an address that opens a form says what it is about. */
export const namesSubject = (query: URLSearchParams): boolean =>
  [...LISTING_NAMES, 'agent_id', 'office_id'].some((name) => query.has(name));

type Looking = { directory: Pick<LeadDirectory, 'findListing'>; first: 'own' | 'feed' };

/**
 * What was sent, with the listing by our own number: pages of the old website name it by the number that its feed gave
 * it. A number that fits none stays, so that staff can read it.
 */
export async function withOwnListing({
  values,
  ...looking
}: Looking & { values: FormValues }): Promise<FormValues> {
  const named = await Promise.all(
    LISTING_NAMES.map(async (name) => {
      const text = values[name];
      const id = typeof text === 'string' ? await ownNumber({ text, ...looking }) : undefined;
      return id === undefined ? [] : [[name, id] as const];
    }),
  );
  return { ...values, ...Object.fromEntries(named.flat()) };
}

/** The same for an address that opens a form. */
export async function queryWithOwnListing({
  query,
  ...looking
}: Looking & { query: URLSearchParams }): Promise<URLSearchParams> {
  const own = new URLSearchParams(query);
  for (const name of LISTING_NAMES) {
    const text = own.get(name);
    const id = text ? await ownNumber({ text, ...looking }) : undefined;
    if (id !== undefined) own.set(name, id);
  }
  return own;
}

async function ownNumber({
  text,
  directory,
  first,
}: Looking & { text: string }): Promise<string | undefined> {
  const id = await directory.findListing?.({ text: text.trim(), first });
  return id === undefined ? undefined : String(id);
}
