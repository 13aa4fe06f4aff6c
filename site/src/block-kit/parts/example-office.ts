import type { Office } from '#site/features/team/load-people.ts';
import { LANDSCAPE } from '#site/ui/example-pictures.ts';

/** An office of which everything is known. */
export const exampleOffice: Office = {
  id: 1,
  slug: 'newtown',
  path: '/offices/newtown',
  name: 'Banksia & Vale Newtown',
  street: '1 Example Street',
  suburb: 'Newtown',
  state: 'NSW',
  postcode: '2042',
  phone: '(02) 5550 0140',
  hours: 'Monday to Friday, 9 am to 5 pm',
  applyUrl: null,
  bio: 'On the corner since 1998.\n\nCome in.',
  picture: LANDSCAPE,
  geo: { latitude: -33.9, longitude: 151.2 },
};
