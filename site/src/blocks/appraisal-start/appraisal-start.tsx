import { defineBlock } from '#site/block-kit/block.ts';
import type { BlockFields, PropsOf } from '#site/block-kit/fields.ts';
import { Band, bandField } from '#site/block-kit/parts/band.tsx';
import { EditorNote } from '#site/block-kit/parts/editor-note.tsx';
import { AppraisalStart } from '#site/features/leads/forms/opening/appraisal-start.tsx';

const fields = {
  form: {
    kind: 'select',
    label: 'Form',
    options: [
      { value: 'sales-appraisal', label: 'Sales appraisal' },
      { value: 'rental-appraisal', label: 'Rental appraisal' },
    ],
  },
  title: { kind: 'text', label: 'Heading', maxLength: 120 },
  text: { kind: 'textarea', label: 'Text', maxLength: 400 },
  label: { kind: 'text', label: 'Label of the field', maxLength: 60 },
  button: { kind: 'text', label: 'Button text', maxLength: 40 },
  band: bandField,
} as const satisfies BlockFields;

export type AppraisalStartProps = PropsOf<typeof fields>;
/** `offered`: whether the form is turned on. `agent`, `office`: the ids of those the page is about. */
export type AppraisalStartData = { offered: boolean; agent?: number; office?: number };

/** One field for an address: it opens the appraisal form with the place filled in. Works without script. */
export const appraisalStart = defineBlock<typeof fields, AppraisalStartData>({
  name: 'appraisal-start',
  label: 'Appraisal address',
  category: 'business',
  keywords: 'appraisal valuation address sell worth vendor landlord form',
  hasLoader: true,
  icon: 'pin',
  fields,
  defaults: {
    form: 'sales-appraisal',
    title: 'What’s your home worth?',
    text: 'Enter your address. A local agent will tell you what it could sell for. Free, with no obligation.',
    label: 'Address of your home',
    button: 'Request an appraisal',
    band: 'accent',
  },
  View: ({
    props: { form, title, text, label, button, band },
    data: { offered, agent, office },
    editing,
  }) => {
    if (!offered)
      return (
        <EditorNote editing={editing}>
          This form is turned off. Turn it on under Lead forms, or choose the other one.
        </EditorNote>
      );
    const isRental = form === 'rental-appraisal';
    return (
      <Band band={band}>
        <div className="@container">
          <div
            className={`grid items-end gap-x-12 gap-y-6 ${title || text ? '@3xl:grid-cols-[1fr_1.2fr]' : ''}`}
          >
            {(title || text) && (
              <div>
                {title && <h2 className="text-2xl wrap-anywhere md:text-3xl">{title}</h2>}
                {text && <p className="mt-2 text-lg wrap-anywhere whitespace-pre-line">{text}</p>}
              </div>
            )}
            <AppraisalStart
              form={isRental ? 'rental-appraisal' : 'sales-appraisal'}
              agent={agent}
              office={office}
              label={label || 'Address of your home'}
              button={button || 'Request an appraisal'}
            />
          </div>
        </div>
      </Band>
    );
  },
});
