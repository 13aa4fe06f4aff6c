import type { BlockExamples } from '#site/block-kit/examples.ts';
import type { Office } from '#site/features/team/load-people.ts';
import { LANDSCAPE } from '#site/ui/example-pictures.ts';
import type { OfficeCardsData, OfficeCardsProps } from './office-cards.tsx';

const office = (id: number, changes: Partial<Office> = {}): Office => ({
  id,
  slug: `office-${id}`,
  path: `/offices/office-${id}`,
  name: ['Marrickville', 'Newtown', 'Enmore'][id % 3] ?? 'Office',
  street: '1 Example Street',
  suburb: 'Newtown',
  state: 'NSW',
  postcode: '2042',
  phone: '(02) 5550 1234',
  hours: 'Monday to Saturday, 9 am to 5 pm',
  applyUrl: null,
  bio: '',
  picture: id % 2 ? LANDSCAPE : null,
  geo: null,
  ...changes,
});

export const examples: BlockExamples<OfficeCardsProps, OfficeCardsData> = {
  ordinary: { data: [1, 2, 3].map((id) => ({ office: office(id), people: id })) },
  'very long and bare': {
    props: { columns: { base: 2 } },
    data: [
      {
        office: office(1, { name: 'Unbroken'.repeat(12), hours: 'Hours and hours '.repeat(14) }),
        people: 120,
      },
      {
        office: office(2, {
          street: null,
          suburb: null,
          state: null,
          postcode: null,
          phone: null,
          hours: null,
        }),
        people: 0,
      },
    ],
  },
  empty: { data: [] },
};
