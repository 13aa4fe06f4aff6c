import type { Field } from 'payload';
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

function withFeedValue(field: Field & { name: string }): Field {
  const admin = field.admin as { components?: Record<string, unknown>; hidden?: boolean } | undefined;
  if (admin?.hidden) return field;
  const afterInput = [
    {
      path: '/features/listings/admin/feed-value.client.tsx#FeedValue',
      clientProps: { name: field.name, type: field.type },
    },
  ];
  return { ...field, admin: { ...admin, components: { ...admin?.components, afterInput } } } as Field;
}
