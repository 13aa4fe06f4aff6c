import { emptyValues, prefill } from '@frontage/forms';
import { formTokenPath } from './form-token-path.ts';
import type { FetchedForm, IslandForm, MissingForm, PanelForm } from './opened-form.ts';

/** A form as the server sends it. */
type WireForm = Omit<PanelForm, 'formToken'> & { ticket?: string };

/** What a page's own address may hand to the server for a form that opens in it. */
const SUBJECT = new Set(['property_id', 'pid', 'insp_id', 'inspections', 'agent_id', 'type']);
/** Who the visitor is. It is filled in here, so that it is in no address that is sent anywhere. */
const PERSON = new Set(['fname', 'lname', 'email', 'phone']);

/**
 * Fetches a form with its token, filled from the page's query: the old site's links carry whom and what a form is
 * about. What the query names but the website has not is left out; what the form's own address names must be there,
 * else the form is gone.
 */
export async function fetchForm({
  action,
  query,
}: {
  /** The form's address, with what it is about. */
  action: string;
  /** The page's query. */
  query: string;
}): Promise<FetchedForm> {
  const wanted = withSubject({ action, query });
  let response = await fetchJson(formTokenPath(wanted));
  if (response.status === 404 && wanted !== action) response = await fetchJson(formTokenPath(action));
  if (response.status === 404) return { gone: (await response.json()) as MissingForm };
  if (!response.ok) throw new Error(`The form answered ${response.status}`);
  const answer = (await response.json()) as WireForm | IslandForm | { next: string };
  if ('next' in answer) return answer;
  if ('island' in answer) return { drawn: answer };
  const { ticket: formToken, ...opened } = answer;
  return { form: { ...opened, formToken, values: withPerson({ opened, query }) } };
}

const fetchJson = (url: string) => fetch(url, { headers: { Accept: 'application/json' } });

function withSubject({ action, query }: { action: string; query: string }): string {
  const [path = '', own] = action.split('?');
  const merged = new URLSearchParams(own);
  for (const [name, value] of new URLSearchParams(query)) {
    if (SUBJECT.has(name) && !merged.has(name)) merged.set(name, value);
  }
  return merged.size ? `${path}?${merged}` : path;
}

function withPerson({
  opened: { definition, values },
  query,
}: {
  opened: PanelForm;
  query: string;
}): PanelForm['values'] {
  const person = new URLSearchParams([...new URLSearchParams(query)].filter(([name]) => PERSON.has(name)));
  const [first, last] = [person.get('fname'), person.get('lname')];
  // For forms that ask for the whole name in one field.
  if (first && last) person.set('name', `${first} ${last}`);
  const empty = emptyValues(definition);
  const filled = Object.entries(prefill({ definition, query: person })).filter(
    ([name, value]) => typeof value === 'string' && value !== empty[name],
  );
  return { ...values, ...Object.fromEntries(filled) };
}
