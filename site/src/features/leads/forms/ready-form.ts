import {
  type Answers,
  type FormDefinition,
  type FormValues,
  type Option,
  type OptionLists,
  resolveDefinition,
} from '@frontage/forms';
import { applyMailServer } from '#site/server/sends-mail.ts';
import type { LeadDirectory } from '../types/lead-types.ts';
import { hasReminder, withoutSmsReminder } from './fields/sms-reminder.ts';
import { findLeadForm } from './lead-forms.ts';
import { defaultLeadFormSettings, type LeadFormSettings } from './settings/load-form-settings.ts';

/** A form as it is on the website now. */
export type ReadyForm = {
  /** Settings and lists applied; the validator only needs today's date besides. */
  definition: FormDefinition;
  settings: LeadFormSettings;
};

/** Where a form's settings and lists come from. */
export type FormSources = {
  /** Left out: the default settings. */
  settings?: () => Promise<Record<string, LeadFormSettings>>;
  directory: Pick<LeadDirectory, 'offices' | 'inspections' | 'appointments' | 'reminders'>;
  /** Epoch ms. */
  now: () => number;
};

/**
 * A form with the agency's settings, offices and the listing's inspections applied. What is drawn and what is checked
 * both come from here, so they cannot differ. Undefined when there is no such form or it is switched off.
 *
 * @param args.values the values in the form or its address; its listing decides which inspections there are
 */
export async function readyForm({
  form,
  values,
  sources,
}: {
  form: string;
  values: FormValues;
  sources: FormSources;
}): Promise<ReadyForm | undefined> {
  const found = findLeadForm(form);
  if (!found) return undefined;
  const isOff = hasReminder(found.definition) && !(await sources.directory.reminders?.())?.bySms;
  const definition = applyMailServer(isOff ? withoutSmsReminder(found.definition) : found.definition);
  const settings = (await sources.settings?.())?.[form] ?? defaultLeadFormSettings(found);
  if (!settings.enabled) return undefined;
  const options = await optionsFor({ definition, values, settings, sources });
  const resolved = resolveDefinition({ definition, settings: settings.required, options });
  return { definition: withTexts({ definition: resolved, settings }), settings };
}

/** The agent or office that values name, as whole positive numbers: visitors can alter them. */
const hostIdsIn = (values: FormValues | Answers): { agent?: number; office?: number } => ({
  agent: idIn(values.agent_id),
  office: idIn(values.office_id),
});

const idIn = (value: unknown): number | undefined =>
  /^[1-9]\d{0,8}$/.test(String(value ?? '')) ? Number(value) : undefined;

/** The listing that values name under either of its names: whole positive numbers only, since visitors can alter them. */
export function listingIdIn(values: FormValues | Answers): number | undefined {
  return idIn(values.property_id || values.property_external_id);
}

async function optionsFor({
  definition,
  values,
  settings,
  sources: { directory, now },
}: {
  definition: FormDefinition;
  values: FormValues;
  settings: LeadFormSettings;
  sources: FormSources;
}): Promise<OptionLists> {
  const wants = (list: string) =>
    definition.fields.some((field) => 'optionsFrom' in field && field.optionsFrom === list);
  const listing = listingIdIn(values);
  const inspections =
    wants('inspections') && listing ? await directory.inspections({ listing, now: now() }) : [];
  const appointments = wants('appointments')
    ? ((await directory.appointments?.({ ...hostIdsIn(values), now: now() }))?.times ?? [])
    : [];
  return {
    ...(wants('offices') ? { offices: await officeOptions({ settings, directory }) } : {}),
    // Without times to choose from the question stays, so that the form is not sent without an answer to it.
    ...(inspections.length > 0 ? { inspections } : {}),
    ...(appointments.length > 0
      ? { appointments: appointments.map(({ startsAt, label }) => ({ value: startsAt, label })) }
      : {}),
  };
}

/** No question where there is only one office. */
async function officeOptions({
  settings,
  directory,
}: {
  settings: LeadFormSettings;
  directory: FormSources['directory'];
}): Promise<Option[]> {
  const all = await directory.offices();
  const offered = all.filter(({ id }) => settings.offices.length === 0 || settings.offices.includes(id));
  return all.length > 1 ? offered.map(({ id, name }) => ({ value: String(id), label: name })) : [];
}

function withTexts({
  definition,
  settings,
}: {
  definition: FormDefinition;
  settings: LeadFormSettings;
}): FormDefinition {
  const { thanks, failed, minImages } = settings;
  const { thanks: standard } = definition.messages;
  return {
    ...definition,
    fields: definition.fields.map((field) =>
      field.kind === 'file' && minImages > 0 ? { ...field, minFiles: minImages } : field,
    ),
    messages: {
      ...definition.messages,
      thanks: { title: thanks?.title ?? standard.title, body: thanks?.body ?? standard.body },
      ...(failed ? { failed } : {}),
    },
  };
}
