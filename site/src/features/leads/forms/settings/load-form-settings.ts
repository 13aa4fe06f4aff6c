import type { FormSettings } from '@frontage/forms';
import type { Payload } from 'payload';
import { keepUntilPurged } from '#site/server/keep-until-purged.ts';
import type { LeadForm } from '../lead-form.ts';
import { leadForms } from '../lead-forms.ts';
import { settingsName, switchesOf } from './form-settings.ts';

/** The agency's settings of one form. `readyForm` applies them; draw and check what that returns. */
export type LeadFormSettings = {
  /** Switched off, the form is not on the website. */
  enabled: boolean;
  /** The definition's switches (`shownBySetting`, `requiredBySetting`). */
  required: FormSettings;
  /** What staff wrote in place of the definition’s. */
  thanks?: { title?: string; body?: string };
  failed?: string;
  /** Whether sending redirects to the form's thank-you page. */
  conversion: boolean;
  /** Whether the visitor gets an email of what they sent. */
  autoresponse: boolean;
  captcha: boolean;
  minImages: number;
  /** Offices offered, by id; empty: all. */
  offices: number[];
  /** Addresses its messages go to in place of agent, office and agency; empty: to these. */
  recipients: string[];
};

/** The settings of every lead form, by its key, cached until they change. */
export const loadLeadFormSettings = keepUntilPurged({ tags: ['lead-forms'], read: readSettings });

/** The settings of a form until the agency changes them. */
export function defaultLeadFormSettings(form: LeadForm): LeadFormSettings {
  return settingsOf({ form, stored: {} });
}

/** A form's group in the global. Which parts it has depends on its definition. */
type Stored = {
  enabled?: boolean | null;
  conversion?: boolean | null;
  autoresponse?: boolean | null;
  captcha?: boolean | null;
  required?: Record<string, boolean | null | undefined>;
  minImages?: number | null;
  offices?: (number | { id: number })[] | null;
  recipients?: string[] | null;
  thanksTitle?: string | null;
  thanksBody?: string | null;
  failed?: string | null;
};

async function readSettings(payload: Payload): Promise<Record<string, LeadFormSettings>> {
  const global = await payload.findGlobal({ slug: 'lead-form-settings', depth: 0 });
  const groups = global as unknown as Record<string, Stored | undefined>;
  return Object.fromEntries(
    leadForms.map((form) => {
      const { key } = form.definition;
      return [key, settingsOf({ form, stored: groups[settingsName(key)] ?? {} })];
    }),
  );
}

function settingsOf({ form, stored }: { form: LeadForm; stored: Stored }): LeadFormSettings {
  const { definition, redirects = false } = form;
  const switches = switchesOf(definition).map(({ name }) => [
    name,
    stored.required?.[settingsName(name)] ?? definition.settings?.[name] ?? false,
  ]);
  return {
    enabled: stored.enabled ?? true,
    required: Object.fromEntries(switches),
    ...(stored.thanksTitle || stored.thanksBody
      ? { thanks: { title: stored.thanksTitle || undefined, body: stored.thanksBody || undefined } }
      : {}),
    ...(stored.failed ? { failed: stored.failed } : {}),
    conversion: stored.conversion ?? redirects,
    autoresponse: stored.autoresponse ?? true,
    captcha: stored.captcha ?? false,
    minImages: stored.minImages ?? 0,
    offices: (stored.offices ?? []).map((office) => (typeof office === 'number' ? office : office.id)),
    recipients: stored.recipients ?? [],
  };
}
