import type { BlockLoader } from '#site/block-kit/block.ts';
import { takesNewsletter } from '#site/block-kit/takes-newsletter.ts';
import { loadFooterNewsletter } from '#site/features/leads/forms/opening/load-footer-newsletter.ts';
import { loadOfferedForms } from '#site/features/leads/forms/settings/offered-forms.ts';
import { env } from '#site/server/env.ts';
import type { NewsletterData, NewsletterProps } from './newsletter.tsx';

/** The form of the page, and whether there is one in the panel. */
export const load: BlockLoader<NewsletterProps, NewsletterData> = async ({ payload, context }) => {
  const [form, offered] = await Promise.all([
    loadFooterNewsletter({ payload, captcha: env().captcha }),
    loadOfferedForms(payload),
  ]);
  const isLeftOut = context.template === 'footer' && !takesNewsletter(context.path);
  return { data: { form: (!isLeftOut && form) || null, panel: offered.has('newsletter-signup') } };
};
