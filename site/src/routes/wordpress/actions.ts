import type { OldSiteAnswer } from '#site/features/leads/forms/lead-form.ts';
import { leadForms } from '#site/features/leads/forms/lead-forms.ts';

/** A form that is fetched as HTML: which one, and which parameters name what it is about. */
export type FragmentAction = { form: string; about: readonly string[] };

/** A form that is sent: which one, and how its sender is answered. */
export type SendAction = {
  form: string;
  /** Several forms share some actions: the first one whose fields are all in the body is meant, if any. */
  unless?: readonly { has: readonly string[]; form: string }[];
  answer: OldSiteAnswer;
};

/** What every fragment may be asked with besides what it is about; only fields whose definition allows it are filled. */
export const COMMON_PARAMETERS: readonly string[] = [
  ...['type', 'property_id', 'pid', 'insp_id', 'inspections', 'agent_id'],
  ...['fname', 'lname', 'email', 'phone'],
  ...['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content', 'hash'],
];

/** GET: the actions that old pages fetch lead forms with. Those of visitors' accounts are in account-actions.tsx. */
export const FRAGMENT_ACTIONS: ReadonlyMap<string, FragmentAction> = new Map(
  leadForms.flatMap(({ definition, oldSite }) =>
    (oldSite?.opens ?? []).map(
      ({ action, about = [] }) => [action, { form: definition.key, about }] as const,
    ),
  ),
);

const sends = leadForms.flatMap(({ definition, oldSite }) =>
  (oldSite?.sends ?? []).map((sent) => ({ ...sent, form: definition.key })),
);

/** POST: the actions that old pages send lead forms with. */
export const SEND_ACTIONS: ReadonlyMap<string, SendAction> = new Map(
  sends
    .filter(({ has }) => !has)
    .map(({ action, form, answer = 'text' }) => {
      const others = sends.flatMap((other) =>
        other.action === action && other.has ? [{ has: other.has, form: other.form }] : [],
      );
      return [action, { form, answer, ...(others.length > 0 ? { unless: others } : {}) }] as const;
    }),
);

/** The form that a body is meant for. */
export function formOf({ action, names }: { action: SendAction; names: ReadonlySet<string> }): string {
  const other = action.unless?.find(({ has }) => has.every((name) => names.has(name)));
  return other?.form ?? action.form;
}
