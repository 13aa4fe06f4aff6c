import type { ControlValues, FormDefinition } from '@frontage/forms';
import { defineBlock } from '#site/block-kit/block.ts';
import type { BlockFields, PropsOf } from '#site/block-kit/fields.ts';
import { Band, bandField } from '#site/block-kit/parts/band.tsx';
import { EditorNote } from '#site/block-kit/parts/editor-note.tsx';
import { leadForms } from '#site/features/leads/forms/lead-forms.ts';
import { LeadButton } from '#site/features/leads/forms/opening/lead-button.tsx';
import { LeadForm } from '#site/features/leads/forms/opening/lead-form.island.tsx';
import { consentOf, type LeadSubjectIds } from '#site/features/leads/forms/opening/lead-paths.ts';
import type { CaptchaWidget } from '#site/ui/form/captcha.ts';
import { formTokenPath } from '#site/ui/form-panel/form-token-path.ts';

/** These need a listing that has inspections or a brochure, are sent at a door, or have a block of their own. */
const ELSEWHERE = new Set([
  'inspection-registration',
  'open-home-check-in',
  'brochure-request',
  'newsletter-footer',
]);

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
    label: 'Display',
    options: [
      { value: 'inline', label: 'Form on the page' },
      { value: 'button', label: 'Button that opens the form' },
    ],
  },
  title: { kind: 'text', label: 'Heading', help: 'Leave empty to use the form’s own text.', maxLength: 120 },
  text: { kind: 'textarea', label: 'Text', help: 'Leave empty to use the form’s own text.', maxLength: 600 },
  label: {
    kind: 'text',
    label: 'Button text',
    shownWhen: { field: 'look', is: ['button'] },
    maxLength: 60,
  },
  variant: {
    kind: 'select',
    label: 'Button style',
    tab: 'style',
    options: [
      { value: 'accent', label: 'Terracotta' },
      { value: 'primary', label: 'Green' },
      { value: 'outline', label: 'Outline' },
      { value: 'light', label: 'Sand, for dark backgrounds' },
      { value: 'text', label: 'Text link' },
    ],
    shownWhen: { field: 'look', is: ['button'] },
  },
  agent: {
    kind: 'reference',
    to: 'agents',
    label: 'Agent',
    help: 'Leave empty to use the agent of the page. Forms without an agent ignore this.',
    max: 1,
  },
  office: {
    kind: 'reference',
    to: 'offices',
    label: 'Office',
    help: 'Leave empty to use the office of the page. Forms without an office ignore this.',
    max: 1,
  },
  band: bandField,
} as const satisfies BlockFields;

export type LeadFormProps = PropsOf<typeof fields>;

/** A lead form: whole in the page, or as a button that opens it in the panel. Without JavaScript both work. */
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
    label: 'Contact us',
    variant: 'accent',
    agent: [],
    office: [],
    band: 'sand',
  },
  View: ({ props, data: { offered, about, ready }, editing }) => {
    if (!offered)
      return (
        <EditorNote editing={editing}>
          This form is turned off. Turn it on under Lead forms, or choose another form.
        </EditorNote>
      );
    if (props.look === 'inline' && ready) return <Inline props={props} ready={ready} />;
    return (
      <Band band={props.band} title={props.title} text={props.text}>
        <LeadButton
          form={props.form}
          {...about}
          label={props.label || 'Contact us'}
          variant={props.variant}
          size="lg"
        />
      </Band>
    );
  },
});

/** A form that can be in a page: the same for every visitor, without a form token, which its script fetches. */
export type ReadyLeadForm = {
  definition: FormDefinition;
  action: string;
  values: ControlValues;
  captcha?: CaptchaWidget;
};

/** `about`: the ids that the form's address carries. `ready` is left out of what only opens in the panel. */
export type LeadFormData = { offered: boolean; about: LeadSubjectIds; ready?: ReadyLeadForm };

function Inline({
  props: { title, text, band },
  ready: { definition, action, ...rest },
}: {
  props: LeadFormProps;
  ready: ReadyLeadForm;
}) {
  const { intro, consent, ...form } = definition;
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
              tokenUrl={formTokenPath(action)}
              {...rest}
              footnote={consentOf({ consent })}
              standing
            />
          </div>
        </div>
      </div>
    </Band>
  );
}
