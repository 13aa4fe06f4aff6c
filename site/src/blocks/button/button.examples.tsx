import type { BlockExamples } from '#site/block-kit/examples.ts';
import type { ButtonProps } from './button.tsx';

const one = { label: 'Meet the team', link: { href: '/agents' }, icon: '', iconAfter: false };

export const examples: BlockExamples<ButtonProps, null> = {
  ordinary: {},
  'every look': {
    props: {
      buttons: (['primary', 'accent', 'outline', 'quiet', 'light', 'text'] as const).map((variant) => ({
        ...one,
        variant,
        label: variant,
      })),
    },
  },
  'icons, centred, large': {
    props: {
      size: 'lg',
      align: { base: 'center' },
      buttons: [
        {
          ...one,
          variant: 'accent',
          icon: 'phone',
          label: '(02) 5550 1234',
          link: { href: 'tel:+61255501234' },
        },
        {
          ...one,
          variant: 'outline',
          icon: 'external-link',
          iconAfter: true,
          link: { href: 'https://example.com', newTab: true },
        },
      ],
    },
  },
  'full width on phones': { props: { wide: 'phones', size: 'sm' } },
  'very long': {
    props: {
      buttons: [
        {
          ...one,
          variant: 'primary',
          label: 'Ask one of our agents to walk through your home with you this week, at no cost',
        },
      ],
    },
  },
  'without an address': { props: { buttons: [{ ...one, variant: 'primary', link: null }] } },
  empty: { props: { buttons: [] } },
};
