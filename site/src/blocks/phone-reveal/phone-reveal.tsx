import { defineBlock } from '#site/block-kit/block.ts';
import type { BlockFields, PropsOf } from '#site/block-kit/fields.ts';
import { EditorNote } from '#site/block-kit/parts/editor-note.tsx';
import { buttonStyle } from '#site/ui/button.tsx';
import { Icon } from '#site/ui/icons.tsx';
import { telHref } from '#site/ui/site-header.tsx';

const fields = {
  of: {
    kind: 'select',
    label: 'Phone number of',
    options: [
      { value: 'agency', label: 'Agency' },
      { value: 'agent', label: 'Agent' },
      { value: 'office', label: 'Office' },
      { value: 'own', label: 'Custom number' },
    ],
  },
  agent: {
    kind: 'reference',
    to: 'agents',
    label: 'Agent',
    help: 'Leave empty to use the agent of the page.',
    shownWhen: { field: 'of', is: ['agent'] },
    max: 1,
  },
  office: {
    kind: 'reference',
    to: 'offices',
    label: 'Office',
    help: 'Leave empty to use the office of the page.',
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
  hide: { kind: 'toggle', label: 'Hide the number until it is clicked' },
  label: {
    kind: 'text',
    label: 'Button text',
    shownWhen: { field: 'hide', is: [true] },
    maxLength: 40,
  },
  variant: {
    kind: 'select',
    label: 'Style',
    tab: 'style',
    options: [
      { value: 'primary', label: 'Green' },
      { value: 'accent', label: 'Terracotta' },
      { value: 'outline', label: 'Outline' },
      { value: 'light', label: 'Sand, for dark backgrounds' },
    ],
  },
} as const satisfies BlockFields;

export type PhoneRevealProps = PropsOf<typeof fields>;

/** `number` is null where there is none. The ids say whose it is, for who counts the calls. */
export type PhoneRevealData = { number: string | null; agent?: number; office?: number };

/**
 * A telephone number that shows once it is clicked, unless it stands there from the start, and is then called with a
 * click. The link is one to the telephone all along: without JavaScript the number is there.
 */
export const phoneReveal = defineBlock<typeof fields, PhoneRevealData>({
  name: 'phone-reveal',
  label: 'Phone number',
  category: 'business',
  keywords: 'telephone number call',
  hasLoader: true,
  icon: 'phone',
  fields,
  defaults: {
    of: 'agency',
    agent: [],
    office: [],
    number: '',
    hide: true,
    label: 'Show number',
    variant: 'outline',
  },
  View: ({ props, data: { number, agent, office }, editing }) => {
    if (!number) return <EditorNote editing={editing}>There is no phone number to show here.</EditorNote>;
    return (
      <a
        href={telHref(number)}
        data-behaviour={props.hide ? 'phone-reveal' : undefined}
        data-shown={props.hide ? undefined : ''}
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
