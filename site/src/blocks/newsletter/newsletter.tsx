import { defineBlock } from '#site/block-kit/block.ts';
import type { BlockFields, PropsOf } from '#site/block-kit/fields.ts';
import { EditorNote } from '#site/block-kit/parts/editor-note.tsx';
import { type FooterForm, FooterNewsletter } from '#site/features/leads/forms/opening/footer-newsletter.tsx';
import { LeadButton } from '#site/features/leads/forms/opening/lead-button.tsx';

const fields = {
  look: {
    kind: 'select',
    label: 'Display',
    options: [
      { value: 'band', label: 'Full-width form' },
      { value: 'button', label: 'Button that opens the form' },
    ],
  },
  title: {
    kind: 'text',
    label: 'Heading',
    help: 'Leave empty to use the form’s own text.',
    shownWhen: { field: 'look', is: ['band'] },
    maxLength: 120,
  },
  text: {
    kind: 'text',
    label: 'Introduction',
    help: 'Leave empty to use the form’s own text.',
    shownWhen: { field: 'look', is: ['band'] },
    maxLength: 300,
  },
  label: {
    kind: 'text',
    label: 'Button text',
    shownWhen: { field: 'look', is: ['button'] },
    maxLength: 60,
  },
} as const satisfies BlockFields;

export type NewsletterProps = PropsOf<typeof fields>;

/** `form` is null and `panel` false where the agency has switched that form off. */
export type NewsletterData = { form: FooterForm | null; panel: boolean };

/** Signs visitors up for the newsletter: the form of the footer within a page, or the way to the one in the panel. */
export const newsletter = defineBlock<typeof fields, NewsletterData>({
  name: 'newsletter',
  label: 'Newsletter',
  category: 'business',
  keywords: 'subscribe sign up email updates mailing list',
  hasLoader: true,
  icon: 'bell',
  fields,
  defaults: { look: 'band', title: 'Be the first to know', text: '', label: 'Sign up to our newsletter' },
  View: ({ props, data: { form, panel }, editing }) => {
    if (props.look === 'button' && panel)
      return <LeadButton form="newsletter-signup" label={props.label || 'Sign up'} icon="mail" />;
    if (props.look === 'button' || !form)
      return (
        <EditorNote editing={editing}>
          The newsletter form is turned off. Turn it on under Lead forms to show this block.
        </EditorNote>
      );
    const { definition } = form;
    return (
      <FooterNewsletter
        {...form}
        definition={{
          ...definition,
          title: props.title || definition.title,
          intro: props.text || definition.intro,
        }}
      />
    );
  },
});
