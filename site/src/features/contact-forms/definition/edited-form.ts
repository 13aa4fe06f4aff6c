import { APIError, type PayloadRequest } from 'payload';
import { staffOf } from '#site/server/access.ts';
import type { StoredForm } from './stored-form.ts';

/** The form that staff are editing, as the admin sends it: not saved and not checked yet. */
export async function editedForm(req: PayloadRequest): Promise<StoredForm> {
  if (!staffOf(req)) throw new APIError('Sign in to see this.', 401);
  const sent: unknown = await req.json?.().catch(() => undefined);
  if (typeof sent !== 'object' || sent === null)
    throw new APIError('The request contains no form.', 400, undefined, true);
  const { rows, oneOf, ...form } = sent as Partial<StoredForm>;
  return {
    ...form,
    id: Number(form.id) || 1,
    title: form.title ?? '',
    slug: form.slug ?? '',
    rows: listIn(rows).map((row) => ({
      ...row,
      choices: listIn(row.choices),
      questions: listIn(row.questions),
      days: listIn(row.days),
    })),
    oneOf: listIn(oneOf),
    staffMail: { ...form.staffMail, recipients: listIn(form.staffMail?.recipients) },
  };
}

/** The admin sends the number of its rows in place of a list that is empty. */
const listIn = <Item>(list: Item[] | null | undefined): Item[] => (Array.isArray(list) ? list : []);
