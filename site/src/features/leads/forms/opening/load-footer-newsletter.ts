import type { Payload } from 'payload';
import type { CaptchaSettings } from '#site/server/env.ts';
import { captchaWidget } from '../../captcha/captcha.ts';
import { newsletterFooter } from '../newsletter-footer.ts';
import { readyForm } from '../ready-form.ts';
import { loadLeadFormSettings } from '../settings/load-form-settings.ts';
import type { FooterForm } from './footer-newsletter.tsx';

/** Undefined where the agency has switched the form off. Pages that show it carry the tag `lead-forms`. */
export async function loadFooterNewsletter({
  payload,
  captcha,
}: {
  payload: Payload;
  captcha: CaptchaSettings;
}): Promise<FooterForm | undefined> {
  const { key } = newsletterFooter.definition;
  const ready = await readyForm({
    form: key,
    values: {},
    sources: { settings: () => loadLeadFormSettings(payload), directory: NO_LISTS, now: Date.now },
  });
  if (!ready) return undefined;
  const widget = ready.settings.captcha ? captchaWidget({ settings: captcha, form: key }) : undefined;
  return { definition: ready.definition, captcha: widget };
}

/** The form asks for nothing that is chosen from a list of the agency's. */
const NO_LISTS = { offices: async () => [], inspections: async () => [] };
