import type { BlockExamples } from '#site/block-kit/examples.ts';
import type { EmbedData, EmbedProps } from './embed.tsx';

const calendly: EmbedData = {
  src: 'https://calendly.com/example/appraisal',
  origin: 'https://calendly.com',
  name: 'Calendly',
  tracks: true,
  height: 420,
};

export const examples: BlockExamples<EmbedProps, EmbedData> = {
  ordinary: { props: { link: calendly.src, title: 'Book an appraisal' }, data: calendly },
  'very long': {
    props: { link: calendly.src, title: 'A very long title of what is embedded here '.repeat(4) },
    data: { ...calendly, name: 'appointments.a-very-long-subdomain.example.com', height: 320 },
  },
  'not allowed': {
    props: { link: 'https://elsewhere.example' },
    data: { problem: 'elsewhere.example is not allowed. An admin can allow it in the site settings.' },
  },
};
