import type { CollectionConfig } from 'payload';
import { copiedTitle } from '#site/server/copied-title.ts';
import { purge } from '#site/server/purge.ts';
import { designedCollection } from '../built-with-blocks.ts';
import { type DesignRules, designFields } from '../design-field.ts';
import { isTemplateKind, optionsOf, TEMPLATE_KINDS } from '../template-kinds.ts';
import { appliesToField, conditionFields } from './condition-fields.ts';

/** Headers, footers and layouts that replace the built-in ones. Of several of one kind the first that matches a page is used. */
export const templates = (rules: DesignRules): CollectionConfig =>
  designedCollection({
    slug: 'templates',
    rules,
    labels: { singular: 'Template', plural: 'Templates' },
    defaultSort: ['kind', 'order'],
    admin: {
      useAsTitle: 'name',
      defaultColumns: ['name', 'kind', 'appliesTo', 'order', '_status', 'updatedAt'],
    },
    changed: purgeTemplates,
    fields: [
      {
        name: 'kind',
        type: 'select',
        required: true,
        index: true,
        options: optionsOf(TEMPLATE_KINDS),
        admin: {
          description:
            'A published template replaces the built-in one. Text can contain placeholders such as {address}, {suburb}, {price}, {agent}, {office} and {title}.',
        },
      },
      {
        name: 'name',
        type: 'text',
        maxLength: 120,
        admin: { description: 'Tells several of one kind apart. Leave empty to use the name of the kind.' },
        hooks: {
          beforeDuplicate: [copiedTitle],
          beforeValidate: [
            ({ value, data, originalDoc }) =>
              String(value ?? '').trim() || nameOfKind(data?.kind ?? originalDoc?.kind),
          ],
        },
      },
      appliesToField,
      conditionFields,
      {
        name: 'order',
        type: 'number',
        defaultValue: 10,
        min: 0,
        max: 1000,
        admin: {
          width: '50%',
          description:
            'If several match a page, the one with the lowest number is used. Those with conditions come before those without.',
        },
      },
      ...designFields,
    ],
  });

/** Every page carries this tag. */
export function purgeTemplates(): void {
  purge(['templates']);
}

const nameOfKind = (kind: unknown): string => (isTemplateKind(kind) ? TEMPLATE_KINDS[kind] : 'Template');
