import { type Gaps, isBlank } from '#site/server/publish-check.ts';

/** Gaps that keep a news post from being published. */
export const postGaps = (post: Record<string, unknown>): Gaps => ({
  needed: [
    ...(isBlank(post.title) ? [{ field: 'title', message: 'Enter a title.' }] : []),
    ...(isBlank(post.excerpt) && isBlank(contentOf(post.design))
      ? [
          {
            field: 'excerpt',
            message: 'Write the post in the page builder, or at least a summary here.',
          },
        ]
      : []),
  ],
  advised: [
    ...(isBlank(post.excerpt)
      ? [{ field: 'excerpt', message: 'Add a summary for lists and search results.' }]
      : []),
    ...(isBlank(contentOf(post.design)) ? [{ message: 'Write the post in the page builder.' }] : []),
    ...(isBlank(post.picture) ? [{ field: 'picture', message: 'Add an image.' }] : []),
  ],
});

const contentOf = (design: unknown): unknown => (design as { content?: unknown } | null | undefined)?.content;
