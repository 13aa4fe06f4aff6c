import type { Field } from 'payload';

/** Who looks after the listing. */
export const peopleFields: Field[] = [
  {
    name: 'office',
    type: 'relationship',
    relationTo: 'offices',
    index: true,
    admin: { position: 'sidebar' },
  },
  {
    name: 'agents',
    type: 'relationship',
    relationTo: 'agents',
    hasMany: true,
    admin: { position: 'sidebar' },
  },
  {
    name: 'otherAgents',
    type: 'text',
    hasMany: true,
    label: 'Other agents (no profile)',
    admin: { position: 'sidebar' },
  },
];
