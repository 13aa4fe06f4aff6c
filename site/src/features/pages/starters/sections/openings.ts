import { type Draft, section } from '../starter.ts';
import {
  band,
  block,
  buttons,
  type Chosen,
  lead,
  picture,
  room,
  sideBySide,
  title,
  type Way,
} from '../write.ts';

/** A full-width picture with text on it and the property search at the bottom. */
export const heroWithSearch = ({
  text,
  about,
  image = null,
}: {
  text: string;
  about: string;
  image?: Chosen;
}): Draft =>
  band({
    tone: 'brand',
    background: 'image',
    image,
    first: true,
    overlay: 'brand-deep',
    overlayOpacity: 92,
    shade: 'side',
    minHeight: { base: 680, tablet: 640, mobile: 0 },
    align: 'end',
    content: [
      // On phones part of the picture stays free above the text.
      title({ text, ...room({ marginTop: { base: null, mobile: 150 } }) }),
      lead(about),
      block('search-form', { look: 'hero', mode: 'both' }),
    ],
  });

/** A page opening with text only. */
export const plainOpening = ({
  eyebrow,
  text,
  about,
  ways = [],
  tone = 'sand',
}: {
  eyebrow: string;
  text: string;
  about: string;
  ways?: Way[];
  tone?: 'sand' | 'brand' | 'paper' | 'accent';
}): Draft =>
  band({
    tone,
    space: { base: 'large', mobile: 'normal' },
    content: [title({ text, eyebrow }), lead(about), ...(ways.length > 0 ? [buttons(ways)] : [])],
  });

/** One field for the address of a home, which begins its appraisal. */
export const addressField = (props: Record<string, unknown> = {}): Draft =>
  block('appraisal-start', { title: '', text: '', band: 'none', ...props });

/** Text and buttons beside a picture. */
export const heroWithPicture = ({
  eyebrow,
  text,
  about,
  ways,
  field = [],
  image = null,
  tone = 'sand',
}: {
  eyebrow: string;
  text: string;
  about: string;
  ways: Way[];
  /** Above the buttons: a field to begin with. */
  field?: Draft[];
  image?: Chosen;
  tone?: 'sand' | 'brand' | 'paper' | 'accent';
}): Draft =>
  band({
    tone,
    space: { base: 'large', tablet: 'normal' },
    content: [
      sideBySide({
        left: [
          title({ text, eyebrow, size: { base: '4xl', tablet: '3xl' } }),
          lead(about),
          ...field,
          buttons(ways, { size: 'lg' }),
        ],
        right: [picture(image, { ratio: '4/3', first: true })],
        first: 50,
      }),
    ],
  });

export const openings = [
  section({
    name: 'Opening with the property search',
    about: 'Your picture from edge to edge, a promise on it, and the search.',
    content: [
      heroWithSearch({
        text: 'Find the place\nyou will call home',
        about: 'Homes for sale and for rent, and people nearby who know every street of them.',
      }),
    ],
  }),
  section({
    name: 'Opening with a picture beside it',
    about: 'A title, a sentence and two buttons next to a picture.',
    content: [
      heroWithPicture({
        eyebrow: 'Selling with us',
        text: 'Sell once, and sell well',
        about:
          'A plan made for your home, a price that recent sales stand behind, and one person who answers.',
        ways: [
          { label: 'Request an appraisal', href: '/forms/sales-appraisal', look: 'accent' },
          { label: 'See our recent sales', href: '/sold', look: 'outline' },
        ],
      }),
    ],
  }),
];
