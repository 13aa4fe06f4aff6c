import { defineBlock } from '#site/block-kit/block.ts';
import type { BlockFields, PropsOf } from '#site/block-kit/fields.ts';
import { Band, bandField } from '#site/block-kit/parts/band.tsx';
import { EditorNote } from '#site/block-kit/parts/editor-note.tsx';
import { leadForms } from '#site/features/leads/forms/lead-forms.ts';
import { LeadButton } from '#site/features/leads/lead-button.tsx';
import { LeadForm } from '#site/features/leads/lead-form.island.tsx';
import { consentOf, type LeadSubjectIds } from '#site/features/leads/lead-paths.ts';
import { ticketPath } from '#site/ui/form-panel/ticket-path.ts';
import type { ReadyLeadForm } from './load.ts';

/** These need a listing that has inspections or a brochure, or have a block of their own. */
const ELSEWHERE = new Set(['inspection-registration', 'brochure-request', 'newsletter-footer']);

const fields = {
  form: {
    kind: 'select',
    label: 'Form',
    options: leadForms
      .map(({ definition }) => definition)
      .filter(({ key }) => !ELSEWHERE.has(key))
      .map(({ key, title }) => ({ value: key, label: title })),
  },
  look: {
    kind: 'select',
    label: 'Look',
    options: [
      { value: 'inline', label: 'The form, in the page' },
      { value: 'button', label: 'A button that opens the form' },
    ],
  },
  title: { kind: 'text', label: 'Heading', help: 'Left empty: the form’s own.', maxLength: 120 },
  text: { kind: 'textarea', label: 'Words beside it', help: 'Left empty: the form’s own.', maxLength: 600 },
  label: {
    kind: 'text',
    label: 'On the button',
    shownWhen: { field: 'look', is: ['button'] },
    maxLength: 60,
  },
  variant: {
    kind: 'select',
    label: 'Button',
    tab: 'style',
    options: [
      { value: 'accent', label: 'Terracotta' },
      { value: 'primary', label: 'Green' },
      { value: 'outline', label: 'Outlined' },
      { value: 'light', label: 'Sand, for dark grounds' },
      { value: 'text', label: 'A link' },
    ],
    shownWhen: { field: 'look', is: ['button'] },
  },
  agent: {
    kind: 'reference',
    to: 'agents',
    label: 'To this agent',
    help: 'Left empty on an agent’s or a property’s own page: that one. Forms that are not about an agent take no notice.',
    max: 1,
  },
  office: {
    kind: 'reference',
    to: 'offices',
    label: 'To this office',
    help: 'Left empty on an office’s or a property’s own page: that one. Forms that are not about an office take no notice.',
    max: 1,
  },
  band: bandField,
} as const satisfies BlockFields;

export type LeadFormProps = PropsOf<typeof fields>;

/** A lead form: whole in the page, or as a button that opens it in the panel. Without script both work. */
export const leadForm = defineBlock<typeof fields, LeadFormData>({
  name: 'lead-form',
  label: 'Lead form',
  category: 'business',
  keywords: 'enquiry appraisal valuation contact form request',
  hasLoader: true,
  icon: 'mail',
  fields,
  defaults: {
    form: 'contact-agency',
    look: 'inline',
    title: '',
    text: '',
    label: 'Write to us',
    variant: 'accent',
    agent: [],
    office: [],
    band: 'sand',
  },
  View: ({ props, data: { offered, about, ready }, editing }) => {
    if (!offered)
      return (
        <EditorNote editing={editing}>
          This form is switched off: switch it on under Lead forms, or choose another one here.
        </EditorNote>
      );
    if (props.look === 'inline' && ready) return <Inline props={props} ready={ready} />;
    return (
      <Band band={props.band} title={props.title} text={props.text}>
        <LeadButton
          form={props.form}
          {...about}
          label={props.label || 'Write to us'}
          variant={props.variant}
          size="lg"
        />
      </Band>
    );
  },
});

/** `about`: the ids that the form's address carries. `ready` is left out of what only opens in the panel. */
export type LeadFormData = { offered: boolean; about: LeadSubjectIds; ready?: ReadyLeadForm };

function Inline({
  props: { title, text, band },
  ready: { definition, action, ...rest },
}: {
  props: LeadFormProps;
  ready: ReadyLeadForm;
}) {
  const { intro, ...form } = definition;
  const words = text || intro;
  return (
    <Band band={band}>
      <div className="@container">
        <div className="grid gap-x-14 gap-y-7 @3xl:grid-cols-[1fr_1.4fr]">
          <div className="max-w-prose-page">
            <h2 className="text-2xl wrap-anywhere md:text-3xl">{title || definition.title}</h2>
            {words && <p className="mt-3 text-lg whitespace-pre-line">{words}</p>}
          </div>
          <div className="rounded-lg bg-paper p-5 text-ink shadow-card md:p-8">
            <LeadForm
              definition={form}
              action={action}
              ticketUrl={ticketPath(action)}
              {...rest}
              footnote={consentOf(definition.key)}
              standing
            />
          </div>
        </div>
      </div>
    </Band>
  );
}
