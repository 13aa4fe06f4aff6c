import type { Payload } from 'payload';
import type { BlockContext, BlockLoader } from '../block.ts';

/** Now, for those who load. */
const NOW = Date.parse('2026-11-18T00:00:00Z');

type Asked<Props> = { props?: Partial<Props>; context?: Partial<BlockContext> };

/** What a block's loader gives with some properties set, on a page about what `context` names. */
export function loaderOf<Props, Data>({
  payload,
  defaults,
  loader,
}: {
  payload: Payload;
  defaults: Props;
  loader: BlockLoader<Props, Data>;
}) {
  return ({ props = {}, context = {} }: Asked<Props> = {}) =>
    loader({ payload, props: { ...defaults, ...props }, context: { path: '/', ...context }, now: NOW });
}
