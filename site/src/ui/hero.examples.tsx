import { LANDSCAPE } from './example-pictures.ts';
import type { Examples } from './examples.ts';
import { Hero } from './hero.tsx';

export const examples: Examples = {
  'with a picture and a form': (
    <Hero
      title="Homes with a story"
      text="We sell and let."
      image={{ ...LANDSCAPE, alt: '' }}
      focal={{ x: 50, y: 80 }}
    >
      <form action="/buy" aria-label="Search" />
    </Hero>
  ),
  'without a picture': <Hero title="Your agency" image={null} />,
};
