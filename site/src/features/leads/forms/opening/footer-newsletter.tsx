import type { FormDefinition } from '@frontage/forms';
import type { CaptchaWidget } from '#site/ui/form/captcha.ts';
import { formTokenPath } from '#site/ui/form-panel/form-token-path.ts';
import { LeadForm } from './lead-form.island.tsx';
import { consentOf, leadFormPath } from './lead-paths.ts';

/** The newsletter form above the footer: the same for every visitor, so pages stay cacheable. */
export type FooterForm = { definition: FormDefinition; captcha?: CaptchaWidget };

/** A band above the footer. It has no form token: the script fetches one when the form is used, and the server makes one without JavaScript. */
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
          tokenUrl={formTokenPath(action)}
          captcha={captcha}
          footnote={consentOf(definition.key)}
          standing
        />
      </div>
    </div>
  );
}
