import { prefill } from '@frontage/forms';
import { NO_POPUPS } from '#site/builder/design/popups/load-popups.ts';
import type { ContactFormReceiver } from '#site/features/contact-forms/contact-form-service.ts';
import type { ContactForm } from '#site/features/contact-forms/definition/contact-form.ts';
import { withQuestions } from '#site/features/contact-forms/form/with-questions.ts';
import { mayPreview } from '#site/server/preview-link.ts';
import { Container } from '#site/ui/container.tsx';
import { EmptyState } from '#site/ui/empty-state.tsx';
import { notFound } from '../pages/not-found.tsx';
import type { PageRoute } from '../pages/page-route.ts';
import { ContactFormAlone } from './contact-form-page.tsx';

/** The latest draft of a contact form as visitors will see it, below a note that it is a preview. */
export function contactFormPreview({ preview }: { preview: ContactFormReceiver }): PageRoute {
  return async (input) => {
    const { c, query } = input;
    const { id = '' } = c.req.param() as Record<string, string>;
    const token = query.get('t') ?? '';
    const isAllowed = mayPreview({ collection: 'contact-forms', id, token, now: Date.now() });
    const form = isAllowed ? await preview.form(Number(id)) : undefined;
    if (!form) {
      const answer = await notFound(input);
      return 'redirect' in answer ? answer : { ...answer, cacheable: false };
    }
    const definition = withQuestions({ definition: form.definition, asked: preview.quizzes(form) });
    return {
      head: { title: `Preview: ${form.title || 'Untitled'}`, noindex: true },
      body: (
        <>
          <PreviewNote form={form} />
          {definition.fields.length > 0 ? (
            <ContactFormAlone
              heading={form.title || 'Untitled'}
              form={{
                id: form.id,
                definition,
                action: `/preview/contact-forms/${id}?t=${token}`,
                api: `/preview/contact-forms/${id}/${token}`,
                page: 0,
                values: prefill({ definition, query }),
              }}
            />
          ) : (
            <Container width="text" className="py-10 md:py-14">
              <EmptyState
                title="This form has no fields yet"
                text="Add a field, save the draft and open the preview again."
              />
            </Container>
          )}
        </>
      ),
      tags: [],
      cacheable: false,
      popups: NO_POPUPS,
    };
  };
}

function PreviewNote({ form: { captcha, redirect } }: { form: ContactForm }) {
  return (
    <aside aria-label="About this preview" className="bg-brand text-paper">
      <Container width="text" className="py-4">
        <p className="font-semibold">This is a preview of the newest draft.</p>
        <p className="mt-1 text-sm text-pretty">
          Messages sent here are checked but not saved or emailed.
          {captcha && ' The captcha is left out of the preview.'}
          {redirect && ` After sending, it redirects to ${redirect}.`}
        </p>
      </Container>
    </aside>
  );
}
