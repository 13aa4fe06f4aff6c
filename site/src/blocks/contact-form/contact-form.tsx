import { defineBlock } from '#site/block-kit/block.ts';
import type { BlockFields, PropsOf } from '#site/block-kit/fields.ts';
import { Band, bandField } from '#site/block-kit/parts/band.tsx';
import { EditorNote } from '#site/block-kit/parts/editor-note.tsx';
import { ContactForm } from '#site/features/contact-forms/form/contact-form.island.tsx';
import type { PageContactForm } from '#site/features/contact-forms/form/page-contact-form.ts';
import { type FormToPlace, placeForm } from '#site/features/contact-forms/form/place-form.ts';
import { ordinalOf, unitTagOf } from '#site/features/contact-forms/form/unit-tag.ts';
import { CONSENT } from '#site/features/leads/forms/opening/lead-paths.ts';
import { Footnote } from '#site/ui/form/footnote.tsx';

const fields = {
  form: {
    kind: 'reference',
    to: 'contact-forms',
    label: 'Form',
    help: 'Build forms under Contact forms. Visitors see a form after it is published.',
    max: 1,
  },
  title: { kind: 'text', label: 'Heading', help: 'Leave empty to hide it.', maxLength: 120 },
  text: { kind: 'textarea', label: 'Text', help: 'Leave empty to use the form’s own text.', maxLength: 600 },
  look: {
    kind: 'select',
    label: 'Layout',
    tab: 'style',
    options: [
      { value: 'card', label: 'Card with heading and text beside it' },
      { value: 'plain', label: 'Form only, for columns and popups' },
    ],
  },
  band: bandField,
} as const satisfies BlockFields;

export type ContactFormProps = PropsOf<typeof fields>;

/** The form that was chosen; null for none, or one that is gone or not published. */
export type ContactFormData = { form: FormToPlace | null };

/** A form that staff built, whole in the page. */
export const contactForm = defineBlock<typeof fields, ContactFormData | null>({
  name: 'contact-form',
  label: 'Contact form',
  category: 'business',
  keywords: 'enquiry email message write to us',
  hasLoader: true,
  icon: 'mail',
  fields,
  defaults: { form: [], title: '', text: '', look: 'card', band: 'sand' },
  // Until there were such forms it held a note of what one was to ask.
  migrations: [({ note: _note, ...props }) => props],
  View: ({ id, props, data, editing }) => {
    if (!data?.form)
      return (
        <EditorNote editing={editing}>
          {props.form.length > 0
            ? 'This form is unpublished or deleted, so visitors see nothing here. Publish it or choose another form.'
            : 'Choose a form to show here.'}
        </EditorNote>
      );
    const { form } = data;
    const unitTag = unitTagOf({ form: form.id, page: form.page || undefined, ordinal: ordinalOf(id) });
    return <Placed props={props} form={placeForm({ form, unitTag })} />;
  },
});

function Placed({
  props: { title, text, look, band },
  form,
}: {
  props: ContactFormProps;
  form: PageContactForm;
}) {
  const { intro, ...definition } = form.definition;
  const words = text || intro;
  if (look === 'plain')
    return (
      <Band band={band} title={title} text={words}>
        {/* Wider lines than people write on look like a table with one column. */}
        <div className="max-w-3xl">
          <ContactForm {...form} definition={definition} />
          <Footnote text={CONSENT} />
        </div>
      </Band>
    );
  const isBeside = Boolean(title || words);
  return (
    <Band band={band}>
      <div className="@container">
        <div className={`grid gap-x-14 gap-y-7 ${isBeside ? '@3xl:grid-cols-[1fr_1.4fr]' : ''}`}>
          {isBeside && (
            <div className="max-w-prose-page">
              {title && <h2 className="text-2xl wrap-anywhere md:text-3xl">{title}</h2>}
              {words && <p className="mt-3 text-lg whitespace-pre-line">{words}</p>}
            </div>
          )}
          <div className="rounded-lg bg-paper p-5 text-ink shadow-card md:p-8">
            <ContactForm {...form} definition={definition} />
            <Footnote text={CONSENT} />
          </div>
        </div>
      </div>
    </Band>
  );
}
