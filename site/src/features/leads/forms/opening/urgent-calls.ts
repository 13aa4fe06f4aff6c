import type { FormDefinition } from '@frontage/forms';
import { thanksTexts } from '#site/messages/thanks.ts';
import type { FormSubject } from '#site/ui/form-panel/opened-form.ts';
import type { LeadDirectory } from '../../types/lead-types.ts';

/** Beyond this many numbers nobody finds their own: then it is the agency's. */
const MOST_NUMBERS = 6;

/** Whom to call instead of sending the form: the offices that can be chosen in it, else the agency. */
export async function urgentCalls({
  definition,
  office,
  directory,
}: {
  /** With its offices. */
  definition: FormDefinition;
  /** The one that was asked for. */
  office: string | undefined;
  directory: Pick<LeadDirectory, 'offices' | 'office' | 'agency'>;
}): Promise<FormSubject | null> {
  const offered = definition.fields.flatMap((field) =>
    field.kind === 'select' && field.name === 'office' ? (field.options ?? []).map(({ value }) => value) : [],
  );
  const all = offered.length > 0 ? offered : (await directory.offices()).map(({ id }) => String(id));
  const asked = office && all.includes(office) ? [office] : all;
  const offices =
    asked.length > MOST_NUMBERS ? [] : await Promise.all(asked.map((id) => directory.office(Number(id))));
  const numbers = offices.flatMap((one) => (one?.phone ? [{ name: one.name, phone: one.phone }] : []));
  const agency = await directory.agency();
  const calls = numbers.length > 0 || !agency.phone ? numbers : [{ name: agency.name, phone: agency.phone }];
  return calls.length > 0
    ? { title: thanksTexts().urgent, text: '', image: null, person: false, calls }
    : null;
}
