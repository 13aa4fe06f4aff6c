import type { BlockExamples } from '#site/block-kit/examples.ts';
import type { HtmlProps } from './html.tsx';

export const examples: BlockExamples<HtmlProps, null> = {
  ordinary: {},
  'a table': {
    props: {
      html: '<h2>Opening hours</h2><table><tbody><tr><th scope="row">Monday to Friday</th><td>8.30 am – 5.30 pm</td></tr><tr><th scope="row">Saturday</th><td>9 am – 4 pm</td></tr></tbody></table>',
    },
  },
  empty: { props: { html: '' } },
};
