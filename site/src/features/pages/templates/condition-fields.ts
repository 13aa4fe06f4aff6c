import type { Field } from 'payload';
import { CATEGORIES } from '#site/features/listings/terms/categories.ts';
import { isTemplateKind, optionsOf } from '../template-kinds.ts';
import { checkSuburbs } from './check-suburbs.ts';
import {
  CONDITIONS_OF,
  type ConditionName,
  hasConditions,
  STATUSES,
  templateConditionsOf,
} from './template-conditions.ts';

const LONGEST_LIST = 100;

/** Whether a template is for all pages of its kind. */
export const appliesToField: Field = {
  name: 'appliesTo',
  type: 'select',
  label: 'Used on',
  defaultValue: 'all',
  options: [
    { value: 'all', label: 'All pages of this kind' },
    { value: 'some', label: 'Pages that match conditions' },
  ],
  admin: { isClearable: false },
  validate: (_value: unknown, { data }: { data: unknown }) => {
    const conditions = templateConditionsOf(data as object);
    return (
      !conditions || hasConditions(conditions) || 'Add a condition below, or choose “All pages of this kind”.'
    );
  },
};

/** The conditions; the form shows those that make sense for the kind. */
export const conditionFields: Field = {
  name: 'conditions',
  type: 'group',
  admin: {
    condition: (data) => data?.appliesTo === 'some',
    description: 'A page has to match every condition you fill in; within a condition, one choice is enough.',
  },
  fields: [
    {
      name: 'categories',
      type: 'select',
      hasMany: true,
      options: CATEGORIES.map((value) => ({ value, label: `${value[0]?.toUpperCase()}${value.slice(1)}` })),
      admin: { condition: isAsked('categories') },
    },
    {
      name: 'newsCategories',
      type: 'relationship',
      label: 'News categories',
      relationTo: 'post-categories',
      hasMany: true,
      maxRows: LONGEST_LIST,
      admin: { condition: isAsked('newsCategories'), allowCreate: false },
    },
    {
      name: 'statuses',
      type: 'select',
      label: 'Status',
      hasMany: true,
      options: optionsOf(STATUSES),
      admin: { condition: isAsked('statuses') },
    },
    {
      name: 'offices',
      type: 'relationship',
      relationTo: 'offices',
      hasMany: true,
      maxRows: LONGEST_LIST,
      admin: {
        condition: isAsked('offices'),
        allowCreate: false,
        description: 'For a news post: the office of its author.',
      },
    },
    {
      name: 'agents',
      type: 'relationship',
      relationTo: 'agents',
      hasMany: true,
      maxRows: LONGEST_LIST,
      admin: {
        condition: isAsked('agents'),
        allowCreate: false,
        description: 'For a news post: its author.',
      },
    },
    {
      name: 'suburbs',
      type: 'text',
      hasMany: true,
      maxLength: 80,
      maxRows: LONGEST_LIST,
      admin: {
        condition: isAsked('suburbs'),
        placeholder: 'Newtown NSW 2042',
        description: 'A name, with state and postcode where there are several of it. Press Enter after each.',
      },
      validate: checkSuburbs,
    },
    {
      name: 'paths',
      type: 'text',
      label: 'Path starts with',
      hasMany: true,
      maxLength: 200,
      maxRows: LONGEST_LIST,
      admin: {
        condition: isAsked('paths'),
        placeholder: '/sell',
        description: 'Such as /sell, which also stands for /sell/how-it-works. Press Enter after each.',
      },
      validate: (values: unknown) =>
        [values].flat().every((value) => !value || /^\/[^\s?#]{0,199}$/.test(String(value))) ||
        'Enter paths starting with /, such as /sell.',
    },
  ],
};

function isAsked(name: ConditionName) {
  return (data: Partial<Record<string, unknown>>) =>
    isTemplateKind(data?.kind) && CONDITIONS_OF[data.kind].includes(name);
}
