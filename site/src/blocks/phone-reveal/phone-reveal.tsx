import { defineBlock } from '#site/block-kit/block.ts';
import type { BlockFields, PropsOf } from '#site/block-kit/fields.ts';
import { EditorNote } from '#site/block-kit/parts/editor-note.tsx';
import { buttonStyle } from '#site/ui/button.tsx';
import { Icon } from '#site/ui/icons.tsx';
import { telHref } from '#site/ui/site-header.tsx';

const fields = {
  of: {
    kind: 'select',
    label: 'Whose number',
    options: [
      { value: 'agency', label: 'The agency’s' },
      { value: 'agent', label: 'An agent’s' },
      { value: 'office', label: 'An office’s' },
      { value: 'own', label: 'Another one' },
    ],
  },
  agent: {
    kind: 'reference',
    to: 'agents',
    label: 'Agent',
    help: 'Left empty on an agent’s own page: that one.',
    shownWhen: { field: 'of', is: ['agent'] },
    max: 1,
  },
  office: {
    kind: 'reference',
    to: 'offices',
    label: 'Office',
    help: 'Left empty on an office’s own page: that one.',
    shownWhen: { field: 'of', is: ['office'] },
    max: 1,
  },
  number: {
    kind: 'text',
    label: 'Number',
    placeholder: '(02) 5550 0140',
    shownWhen: { field: 'of', is: ['own'] },
    maxLength: 40,
  },
  label: { kind: 'text', label: 'Until it is pressed', maxLength: 40 },
  variant: {
    kind: 'select',
    label: 'Look',
    tab: 'style',
    options: [
      { value: 'primary', label: 'Green' },
      { value: 'accent', label: 'Terracotta' },
      { value: 'outline', label: 'Outlined' },
      { value: 'light', label: 'Sand, for dark grounds' },
    ],
  },
} as const satisfies BlockFields;

export type PhoneRevealProps = PropsOf<typeof fields>;

/** `number` is null where there is none. The ids say whose it is, for who counts the calls. */
export type PhoneRevealData = { number: string | null; agent?: number; office?: number };

/**
 * A telephone number that shows once it is pressed, and is then called with a second press. The link is one to the
 * telephone from the start: without script the number stands there.
 */
export const phoneReveal = defineBlock<typeof fields, PhoneRevealData>({
  name: 'phone-reveal',
  label: 'Phone number',
  category: 'business',
  keywords: 'telephone number call',
  hasLoader: true,
  icon: 'phone',
  fields,
  defaults: { of: 'agency', agent: [], office: [], number: '', label: 'Show number', variant: 'outline' },
  View: ({ props, data: { number, agent, office }, editing }) => {
    if (!number) return <EditorNote editing={editing}>There is no telephone number to show here.</EditorNote>;
    return (
      <a
        href={telHref(number)}
        data-behaviour="phone-reveal"
        data-agent={agent}
        data-office={office}
        className={`fr-phone-reveal ${buttonStyle({ variant: props.variant })}`}
      >
        <Icon name="phone" />
        <span className="fr-phone-label">{props.label || 'Show number'}</span>
        <span className="fr-phone-number">{number}</span>
      </a>
    );
  },
});
