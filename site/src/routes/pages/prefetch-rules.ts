import type { FileRoute } from './file-handler.ts';

export const PREFETCH_RULES_PATH = '/speculation-rules.json';

/** On every page: where the browser finds the rules below. */
export const PREFETCH_HEADERS = { 'Speculation-Rules': `"${PREFETCH_RULES_PATH}"` };

/**
 * Which pages a browser may fetch while the pointer rests on their link: listings, people, news and the next page of a
 * list. They are only fetched, never drawn, so nothing in them runs or counts before somebody opens them. Addresses
 * that answer with a file or stand for one visitor alone are not among them.
 */
const RULES = {
  prefetch: [
    {
      where: {
        and: [
          {
            href_matches: [
              '/property/:place/:street/:id',
              '/agents/:slug',
              '/offices/:slug',
              '/suburbs/:state/:place',
              '/news/:slug',
              ...[
                'buy',
                'rent',
                'sold',
                'leased',
                'commercial',
                'rural',
                'holiday',
                'open-homes',
                'agents',
                'offices',
                'suburbs',
                'news',
              ].flatMap((list) => [`/${list}`, `/${list}\\?*`]),
            ],
          },
          { not: { selector_matches: '[download], [rel~="nofollow"], [target="_blank"]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
};

/** `/speculation-rules.json`: fetched by browsers that know the header, ignored by the others. */
export const prefetchRules: FileRoute = async () => ({
  type: 'application/speculationrules+json',
  body: JSON.stringify(RULES),
  tags: [],
});
