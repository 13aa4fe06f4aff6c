import type { Payload } from 'payload';
import { GOOD } from '#site/features/contact-forms/testing/example-forms.ts';

/** Where Contact Form 7's clients find its forms. */
export const FORMS_ROOT = '/wp-json/contact-form-7/v1/contact-forms';
/** A place of a form in a page, as those clients name it. */
export const UNIT = 'wpcf7-f1-o1';

/** What a form sends, by name; a list for what comes several times. */
export type SentValues = Record<string, string | File | (string | File)[]>;

export type Feedback = {
  contact_form_id: number;
  status: string;
  message: string;
  posted_data_hash: string;
  into: string;
  invalid_fields: { field: string; message: string; idref: string | null; error_id: string }[];
  quiz?: Record<string, [string, string]>;
};

/** The values as a browser puts them into a body. */
export function bodyOf(values: SentValues): FormData {
  const body = new FormData();
  for (const [name, value] of Object.entries(values))
    for (const each of [value].flat()) body.append(name, each);
  return body;
}

let count = 0;

/** A client of Contact Form 7 on a test site. */
export function contactClient({ address, payload }: { address: string; payload: Payload }) {
  const refill = async (id: number) =>
    (await fetch(`${address}${FORMS_ROOT}/${id}/refill`)).json() as Promise<{
      quiz: Record<string, [string, string]>;
    }>;

  /** A person's submission, each a different one, answered rightly unless `values` say otherwise. */
  async function send(
    id: number,
    values: SentValues = {},
    { headers = {} }: { headers?: Record<string, string> } = {},
  ) {
    count += 1;
    const { quiz } = await refill(id);
    const all = {
      _wpcf7: String(id),
      _wpcf7_version: '6.1.6',
      _wpcf7_unit_tag: UNIT,
      _wpcf7_posted_data_hash: '',
      ...(quiz ? { quiz: 'can berra', _wpcf7_quiz_answer_quiz: quiz.quiz?.[1] ?? '' } : {}),
      ...GOOD,
      phone: `02 5550 ${String(1000 + count)}`,
      ...values,
    };
    const response = await fetch(`${address}${FORMS_ROOT}/${id}/feedback`, {
      method: 'POST',
      body: bodyOf(all),
      headers: { 'User-Agent': 'Mozilla/5.0', Accept: 'application/json, */*;q=0.1', ...headers },
    });
    return { response, feedback: (await response.json()) as Feedback };
  }

  const storedLeads = async () =>
    (await payload.find({ collection: 'leads', sort: 'id', depth: 0, joins: false })).docs;

  return { refill, send, storedLeads };
}
