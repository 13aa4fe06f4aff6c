import { LANDSCAPE, SMALL } from './example-pictures.ts';
import type { Examples } from './examples.ts';
import { CARD_SIZES, NoPicture, Picture } from './picture.tsx';

export const examples: Examples = {
  'in its own shape': <Picture image={LANDSCAPE} />,
  'cropped in a grid': <Picture image={LANDSCAPE} ratio="4/3" sizes={CARD_SIZES} />,
  'first on the page, with a focal point': (
    <Picture image={LANDSCAPE} ratio="fill" priority focal={{ x: 30, y: 70 }} />
  ),
  'one size only': <Picture image={SMALL} ratio="1/1" />,
  'decoration only': <Picture image={{ ...SMALL, alt: '' }} />,
  missing: <NoPicture ratio="3/2" />,
};
