import { EXAMPLE_ITEMS } from '#site/block-kit/loop/items/example-of-items.ts';
import type { PostSubject, Subject } from '#site/block-kit/page-subject.ts';
import { LONG_WORDS } from '#site/ui/example-pictures.ts';

const post: PostSubject = {
  kind: 'post',
  post: EXAMPLE_ITEMS['a post'].post,
  body: { content: [], data: {}, pictures: {} },
  more: [EXAMPLE_ITEMS['a post with little to say'].post],
  officeId: 1,
};
/** One of which there is nothing but its title. */
const barePost: PostSubject = {
  ...post,
  post: EXAMPLE_ITEMS['a post with little to say'].post,
  more: [],
  officeId: null,
};

/** What the parts of a post’s page may be about: posts with much and little, and what is before and after one. */
export const postSubjects: Record<string, Subject> = {
  'a post': post,
  'a post with little to say': barePost,
  'a post between two others': {
    kind: 'post-neighbours',
    newer: { title: 'After the auction', path: '/news/after-the-auction' },
    older: { title: LONG_WORDS, path: '/news/long' },
  },
  'the newest post': {
    kind: 'post-neighbours',
    newer: null,
    older: { title: 'Before you sell', path: '/news/before-you-sell' },
  },
  'the only post': { kind: 'post-neighbours', newer: null, older: null },
};
