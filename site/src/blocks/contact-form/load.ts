import type { BlockLoader } from '#site/block-kit/block.ts';
import { contactFormPath } from '#site/features/contact-forms/definition/contact-form.ts';
import { loadContactForms } from '#site/features/contact-forms/definition/load-contact-forms.ts';
import { withQuestions } from '#site/features/contact-forms/form/with-questions.ts';
import { askQuizzes } from '#site/features/contact-forms/submit/quiz.ts';
import { captchaWidget } from '#site/features/leads/captcha/captcha.ts';
import { env } from '#site/server/env.ts';
import { readSecrets } from '#site/server/secrets.ts';
import type { ContactFormData, ContactFormProps } from './contact-form.tsx';

/** The published form, with a question in each quiz. The same for every visitor until the page is made again. */
export const load: BlockLoader<ContactFormProps, ContactFormData> = async ({ payload, props, context }) => {
  const [id] = props.form;
  const form = id === undefined ? undefined : (await loadContactForms(payload)).get(id);
  if (!form) return { data: { form: null }, tags: TAGS };
  const { captcha, dataDir } = env();
  const { definition } = form;
  return {
    data: {
      form: {
        id: form.id,
        definition: withQuestions({
          definition,
          asked: askQuizzes({ form, secret: readSecrets(dataDir).forms }),
        }),
        action: contactFormPath(form.slug),
        page: context.place?.collection === 'pages' ? context.place.id : 0,
        captcha: form.captcha ? captchaWidget({ settings: captcha, form: definition.key }) : undefined,
        next: form.redirect || undefined,
      },
    },
    tags: TAGS,
  };
};

const TAGS = ['contact-forms'];
