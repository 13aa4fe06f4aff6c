import type { FormDefinition } from '@frontage/forms';
import { asWritten, currentLanguage, languagePath } from '#site/messages/language.ts';
import type { CaptchaWidget } from '#site/ui/form/captcha.ts';
import { formTokenPath } from '#site/ui/form-panel/form-token-path.ts';
import { translateForm } from '../translate-form.ts';
import { LeadForm } from './lead-form.island.tsx';
import { consentOf, leadFormPath } from './lead-paths.ts';

/** The newsletter form above the footer: the same for every visitor, so pages stay cacheable. */
export type FooterForm = { definition: FormDefinition; captcha?: CaptchaWidget };

/** A band above the footer, with its four fields in one row where there is room. It has no form token: the script fetches one when the form is used, and the server makes one without JavaScript. */
export function FooterNewsletter({ definition: english, captcha }: FooterForm) {
  const definition = translateForm(english);
  const { intro, consent, ...form } = definition;
  const action = languagePath(currentLanguage(), leadFormPath({ form: definition.key }));
  return (
    <div {...(definition.texts ? {} : asWritten())} className="border-t border-line bg-brand-soft text-ink">
      <div className="mx-auto grid max-w-page gap-x-14 gap-y-6 px-5 py-10 md:px-8 lg:grid-cols-[18rem_1fr] lg:[&_form]:grid-cols-12">
        <div className="max-w-prose-page wrap-anywhere">
          <h2 className="text-2xl md:text-3xl">{definition.title}</h2>
          {intro && <p className="mt-3 text-lg">{intro}</p>}
        </div>
        <LeadForm
          definition={form}
          action={action}
          tokenUrl={formTokenPath(action)}
          captcha={captcha}
          footnote={consentOf({ consent })}
          standing
        />
      </div>
    </div>
  );
}
