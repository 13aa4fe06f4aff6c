import { join } from 'node:path';
import type { Endpoint } from 'payload';
import { nodesIn, recordOf } from '#site/block-kit/design.ts';
import { isDesignKind } from '#site/features/pages/template-kinds.ts';
import { staffOf } from '#site/server/access.ts';
import { builtAssets, sourceAssets } from '#site/server/assets.ts';
import { env } from '#site/server/env.ts';
import { blockService } from '../block-service.ts';

/** The most blocks asked about at once. */
const MAX_ASKED = 300;

/**
 * POST /api/blocks/load: what the loaders give for these blocks, and the pictures they chose, by id. For the editor;
 * staff only. The body is `{ nodes, context }`, nodes as a stored page holds them. `context.path` is the page's address;
 * blocks of a template (`context.template`, its kind) show an example of the page that it surrounds, `context.example` if it
 * is named; `context.section`
 * is the reusable section that is being built, `context.beside` the loops of the same design.
 */
export const loadBlocksEndpoint: Endpoint = {
  path: '/blocks/load',
  method: 'post',
  handler: async (req) => {
    if (!staffOf(req)) return Response.json({ message: 'Sign in to see this.' }, { status: 401 });
    const body = recordOf(await req.json?.().catch(() => undefined));
    const { path, template, example, section, beside } = recordOf(body.context);
    const loaded = await blockService().load({
      payload: req.payload,
      content: nodesIn(body.nodes).slice(0, MAX_ASKED),
      context: {
        path: typeof path === 'string' ? path : '/',
        template: isDesignKind(template) ? template : undefined,
        beside: nodesIn(beside).slice(0, MAX_ASKED),
      },
      example: typeof example === 'string' ? example : undefined,
      section: Number.isSafeInteger(section) ? Number(section) : undefined,
      now: Date.now(),
    });
    return Response.json({
      data: Object.fromEntries(loaded.data),
      pictures: Object.fromEntries(loaded.pictures),
      served: Object.fromEntries(loaded.served),
    });
  },
};

/** The site's stylesheets, for frames in the admin. */
export function siteStyles(): string[] {
  const { styles, parts = [] } = env().production
    ? builtAssets(join(process.cwd(), 'dist/client'))
    : sourceAssets();
  return [...styles, ...parts.map(({ url }) => url)];
}
