import type { Field } from 'payload';
import { choicesOf } from '#site/ui/admin/field-labels.ts';
import { fieldsAbout } from './listing-field.ts';

/** Fields that feeds fill and that take more than the message (feed/map-feed-listing.ts). */
export const WORKED_OUT_FIELDS: readonly string[] = [
  'method',
  'category',
  'propertyType',
  'returnPercent',
  'cars',
  'features',
  'agents',
  'otherAgents',
  'office',
  'inspections',
  'auctionAt',
  'images',
  'floorPlans',
];

/** The same fields, with the feed's value and whether ours is kept beside each one that feeds fill. */
export function withFeedValues(fields: Field[]): Field[] {
  const sent = fieldsAbout(fields).flatMap(({ name, about }) => (about.feed ? [name] : []));
  const names = new Set([...WORKED_OUT_FIELDS, ...sent]);
  const addTo = (field: Field): Field => {
    if (field.type === 'tabs')
      return { ...field, tabs: field.tabs.map((tab) => ({ ...tab, fields: tab.fields.map(addTo) })) };
    if (field.type === 'row') return { ...field, fields: field.fields.map(addTo) };
    return 'name' in field && names.has(String(field.name)) ? withFeedValue(field) : field;
  };
  return fields.map(addTo);
}

const COMPONENTS = '/features/listings/admin/feed-value.client.tsx';

function withFeedValue(field: Field & { name: string }): Field {
  const admin = field.admin as
    | { components?: Record<string, unknown>; hidden?: boolean; description?: string }
    | undefined;
  if (admin?.hidden) return field;
  const { name, type } = field;
  // What comes after the input of a checkbox stands inside its box.
  const components =
    type === 'checkbox'
      ? {
          Description: {
            path: `${COMPONENTS}#FeedCheckbox`,
            clientProps: { name, text: admin?.description },
          },
        }
      : {
          afterInput: [
            {
              path: `${COMPONENTS}#FeedValue`,
              clientProps: { name, type, choices: [...(choicesOf(field) ?? [])] },
            },
          ],
        };
  return { ...field, admin: { ...admin, components: { ...admin?.components, ...components } } } as Field;
}
