import type { Agent } from '#site/features/team/load-people.ts';
import { LONG_WORDS } from '#site/ui/example-pictures.ts';

/** Somebody with everything but a portrait. */
export const exampleAgent: Agent = {
  id: 7,
  slug: 'eleanor-sample',
  path: '/agents/eleanor-sample',
  name: 'Eleanor Sample',
  role: 'Sales agent',
  officeId: 1,
  mobile: '0491 570 156',
  phone: '(02) 5550 0140',
  bio: '',
  portrait: null,
};

/** Somebody with long text and no telephone. */
export const longAgent: Agent = {
  ...exampleAgent,
  id: 8,
  path: '/agents/long',
  name: 'Bartholomew-Alexander Featherstonehaugh-Papadimitriou',
  role: LONG_WORDS,
  mobile: null,
  phone: null,
};
