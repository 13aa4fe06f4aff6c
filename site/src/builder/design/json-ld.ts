import { recordOf } from '#site/block-kit/design.ts';
import { blockOf, blocksIn } from './known-blocks.ts';
import type { LoadedDesign } from './loaded-design.ts';

/**
 * What the blocks of a page say to search engines. Questions of several blocks become one list: search engines read a
 * single FAQPage of a page.
 */
export function jsonLdOf({ loaded, siteUrl }: { loaded: LoadedDesign; siteUrl: string }): object[] {
  const said = blocksIn(loaded.content).flatMap(({ type, props }) => {
    const block = blockOf(type);
    // A block that could not load is not drawn, so it says nothing either.
    if (!block?.jsonLd || !loaded.data.has(props.id)) return [];
    return block.jsonLd({ props, data: loaded.data.get(props.id), siteUrl });
  });
  const isQuestions = (one: object) => recordOf(one)['@type'] === 'FAQPage';
  const questions = said.filter(isQuestions).flatMap((one) => recordOf(one).mainEntity ?? []);
  return [
    ...said.filter((one) => !isQuestions(one)),
    ...(questions.length
      ? [{ '@context': 'https://schema.org', '@type': 'FAQPage', mainEntity: questions }]
      : []),
  ];
}
