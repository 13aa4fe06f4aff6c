import { type FormDefinition, prefill } from '@frontage/forms';
import type { Payload } from 'payload';
import type { BlockContext, BlockLoader } from '#site/block-kit/block.ts';
import { captchaWidget } from '#site/features/leads/captcha/captcha.ts';
import { findLeadForm } from '#site/features/leads/forms/lead-forms.ts';
import { type LeadSubjectIds, leadFormPath } from '#site/features/leads/forms/opening/lead-paths.ts';
import { readyForm } from '#site/features/leads/forms/ready-form.ts';
import { loadLeadFormSettings } from '#site/features/leads/forms/settings/load-form-settings.ts';
import { loadPeople } from '#site/features/team/load-people.ts';
import { env } from '#site/server/env.ts';
import type { LeadFormData, LeadFormProps } from './lead-form.tsx';

/** The form with the agency's settings and offices, about whom or what the page is about. */
export const load: BlockLoader<LeadFormProps, LeadFormData> = async ({ payload, props, context, now }) => {
  const definition = findLeadForm(props.form)?.definition;
  if (!definition) return { data: { offered: false, about: {} } };
  const about: LeadSubjectIds = {
    listing: context.listing,
    agent: props.agent[0] ?? (goesByListing({ definition, context }) ? undefined : context.agent),
    office: props.office[0] ?? context.office,
  };
  const action = leadFormPath({ form: props.form, ...about });
  const values = prefill({ definition, query: new URLSearchParams(action.split('?')[1]) });
  const ready = await readyForm({
    form: props.form,
    values,
    sources: { ...sourcesOf(payload), now: () => now },
  });
  if (!ready) return { data: { offered: false, about } };
  // What is to be chosen from a list that is not there is asked in the panel, which says what to do then.
  const isWhole = !ready.definition.fields.some((field) => 'optionsFrom' in field && field.optionsFrom);
  const captcha = ready.settings.captcha
    ? captchaWidget({ settings: env().captcha, form: props.form })
    : undefined;
  return {
    data: {
      offered: true,
      about,
      ready: isWhole ? { definition: ready.definition, action, values, captcha } : undefined,
    },
  };
};

/** On a listing's page a form that names the listing reaches all its agents; one to an agent reaches the first. */
const goesByListing = ({ definition, context }: { definition: FormDefinition; context: BlockContext }) =>
  context.listing !== undefined &&
  definition.context !== 'agent' &&
  definition.fields.some(({ name }) => name === 'property_id' || name === 'property_external_id');

const sourcesOf = (payload: Payload) => ({
  settings: () => loadLeadFormSettings(payload),
  directory: {
    offices: async () => (await loadPeople(payload)).offices.map(({ id, name }) => ({ id, name })),
    inspections: async () => [],
  },
});
