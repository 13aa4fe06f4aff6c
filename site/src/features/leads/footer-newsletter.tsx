import type { FormDefinition } from '@frontage/forms';
import type { Payload } from 'payload';
import type { CaptchaSettings } from '#site/server/env.ts';
import type { CaptchaWidget } from '#site/ui/form/captcha-field.tsx';
import { ticketPath } from '#site/ui/form-panel/ticket-path.ts';
import { captchaWidget } from './captcha/captcha.ts';
import { newsletterFooter } from './forms/newsletters.ts';
import { LeadForm } from './lead-form.island.tsx';
import { CONSENT, leadFormPath } from './lead-paths.ts';
import { loadLeadFormSettings } from './load-form-settings.ts';
import { readyForm } from './ready-form.ts';

/** The newsletter form as it stands at the foot of pages: the same for every visitor, so pages stay cacheable. */
export type FooterForm = { definition: FormDefinition; captcha?: CaptchaWidget };

/** Undefined where the agency has switched the form off. Pages that show it carry the tag `lead-forms`. */
export async function loadFooterNewsletter({
  payload,
  captcha,
}: {
  payload: Payload;
  captcha: CaptchaSettings;
}): Promise<FooterForm | undefined> {
  const { key } = newsletterFooter;
  const ready = await readyForm({
    form: key,
    values: {},
    sources: { settings: () => loadLeadFormSettings(payload), directory: NO_LISTS, now: Date.now },
  });
  if (!ready) return undefined;
  const widget = ready.settings.captcha ? captchaWidget({ settings: captcha, form: key }) : undefined;
  return { definition: ready.definition, captcha: widget };
}

/** A band above the footer. It has no ticket: script fetches one as the form wakes, and the server does without. */
export function FooterNewsletter({ definition, captcha }: FooterForm) {
  const { intro, ...form } = definition;
  const action = leadFormPath({ form: definition.key });
  return (
    <div className="border-t border-line bg-brand-soft text-ink">
      <div className="mx-auto grid max-w-page gap-x-14 gap-y-7 px-5 py-12 md:px-8 md:py-16 lg:grid-cols-[1fr_1.4fr]">
        <div className="max-w-prose-page">
          <h2 className="text-2xl md:text-3xl">{definition.title}</h2>
          {intro && <p className="mt-3 text-lg">{intro}</p>}
        </div>
        <LeadForm
          definition={form}
          action={action}
          ticketUrl={ticketPath(action)}
          captcha={captcha}
          footnote={CONSENT}
          standing
        />
      </div>
    </div>
  );
}

/** The form asks for nothing that is chosen from a list of the agency's. */
const NO_LISTS = { offices: async () => [], inspections: async () => [] };
