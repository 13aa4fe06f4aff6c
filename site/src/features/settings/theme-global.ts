import type { Field, GlobalConfig } from 'payload';
import { changers, staffOnly } from '#site/server/access.ts';
import { purge } from '#site/server/purge.ts';
import { hexOf } from '#site/ui/theme/colour.ts';
import { colourProblems } from '#site/ui/theme/contrast-problems.ts';
import { FAMILIES } from '#site/ui/theme/families.ts';
import {
  CHOICES,
  COLOURS,
  type ColourName,
  DEFAULT_THEME,
  isSelector,
  PAGE_WIDTH,
  themeOf,
} from '#site/ui/theme/theme.ts';

/** Colours, fonts, corners and buttons of the whole website. A preview beside the form shows them before they are saved. */
export const theme: GlobalConfig = {
  slug: 'theme',
  label: 'Theme',
  admin: {
    group: 'Website',
    description: 'Colours, fonts, corners and buttons of the whole website. Changes are live when you save.',
  },
  access: { read: staffOnly, update: changers('website') },
  versions: { max: 50 },
  hooks: { afterChange: [() => purge(['settings'])] },
  fields: [
    {
      name: 'preview',
      type: 'ui',
      admin: { components: { Field: '/features/settings/admin/on-demand.client.tsx#ThemePreview' } },
    },
    group('Colours', [
      {
        name: 'colours',
        type: 'group',
        label: false,
        admin: { hideGutter: true },
        fields: (Object.keys(COLOURS) as ColourName[]).map(colour),
      },
    ]),
    group('Fonts', [family('headings', 'Headings'), family('body', 'Text'), choice('scale', 'Text size')]),
    group('Corners, cards and buttons', [
      choice('corners', 'Corners'),
      choice('cards', 'Cards'),
      choice('buttonShape', 'Button shape'),
      choice('buttonStyle', 'Primary buttons'),
      choice('buttonCase', 'Button text'),
      choice('buttonWeight', 'Button font weight'),
    ]),
    group('Layout', [
      choice('spacing', 'Room around sections'),
      {
        name: 'pageWidth',
        type: 'number',
        label: 'Page width (px)',
        min: PAGE_WIDTH.min,
        max: PAGE_WIDTH.max,
        defaultValue: PAGE_WIDTH.normal,
        required: true,
      },
      {
        name: 'stretchedSectionContainer',
        type: 'text',
        label: 'Stretch sections to',
        admin: {
          placeholder: 'Browser window',
          description:
            'CSS selector of a parent element, such as .wrapper. Leave empty for the browser window.',
        },
        validate: (value: unknown) =>
          !value || isSelector(value) || 'Enter a CSS selector, such as .wrapper or #content.',
      },
    ]),
  ],
};

/** A group of controls in the sidebar, beside the preview. */
function group(label: string, fields: Field[]): Field {
  return { type: 'collapsible', label, admin: { position: 'sidebar' }, fields };
}

function colour(name: ColourName): Field {
  const { label, about, hex } = COLOURS[name];
  return {
    name,
    type: 'text',
    label,
    defaultValue: hex,
    admin: {
      description: about,
      components: { Field: '/features/settings/admin/on-demand.client.tsx#ColourField' },
    },
    hooks: { beforeValidate: [({ value }) => hexOf(value) ?? value] },
    validate: (value: unknown, { siblingData }: { siblingData: unknown }) => {
      if (!hexOf(value)) return 'Choose a colour, or enter a hex value such as #1f4038.';
      return colourProblems(themeOf({ colours: siblingData }).colours)[name]?.sentence ?? true;
    },
  };
}

function family(name: 'headings' | 'body', label: string): Field {
  return {
    name,
    type: 'select',
    label,
    required: true,
    defaultValue: DEFAULT_THEME[name],
    admin: { isClearable: false },
    options: FAMILIES.map((each) => ({ value: each.name, label: each.label })),
  };
}

function choice(name: keyof typeof CHOICES, label: string): Field {
  return {
    name,
    type: 'radio',
    label,
    required: true,
    defaultValue: DEFAULT_THEME[name],
    options: Object.entries(CHOICES[name]).map(([value, label]) => ({ value, label })),
  };
}
