import type { Examples } from './examples.ts';
import { PlacesField } from './places-field.tsx';

const places = [
  { value: 'newtown-nsw-2042', label: 'Newtown NSW 2042' },
  { value: 'leura-nsw-2780', label: 'Leura NSW 2780' },
];

const Field = ({ chosen = 0, invalid = false }: { chosen?: number; invalid?: boolean }) => (
  <>
    <label htmlFor={`places-${chosen}`}>Suburbs</label>
    <PlacesField
      id={`places-${chosen}`}
      names={{ text: 'q', places: 'suburb' }}
      places={places.slice(0, chosen)}
      invalid={invalid}
      find={async () => places.map((place) => ({ ...place, count: 4 }))}
    />
  </>
);

export const examples: Examples = {
  empty: <Field />,
  'with places chosen': <Field chosen={2} />,
  'to be mended': <Field chosen={1} invalid />,
};
