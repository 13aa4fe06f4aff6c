import { join } from 'node:path';
import type { Endpoint } from 'payload';
import { staffOf } from '#site/server/access.ts';
import { builtAssets, sourceAssets } from '#site/server/assets.ts';
import { env } from '#site/server/env.ts';
import { loaders } from './loaders.ts';
import { blocks } from './registry.ts';

/** GET /api/blocks/{name}/data: what a block's loader gives, with the site's stylesheets. For the editor; staff only. */
export const blockData: Endpoint = {
  path: '/blocks/:name/data',
  method: 'get',
  handler: async (req) => {
    if (!staffOf(req)) return Response.json({ message: 'Sign in to see this.' }, { status: 401 });
    const name = String(req.routeParams?.name ?? '');
    const block = blocks.get(name);
    if (!block) return Response.json({ message: `There is no block called ${name}.` }, { status: 404 });
    const props = { ...block.defaults };
    const data = await loaders.get(name)?.({ payload: req.payload, props });
    const { styles } = env().production ? builtAssets(join(process.cwd(), 'dist/client')) : sourceAssets();
    return Response.json({ props, data: data ?? null, styles });
  },
};
