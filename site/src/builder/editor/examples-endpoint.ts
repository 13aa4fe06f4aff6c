import type { Endpoint } from 'payload';
import { isTemplateKind } from '#site/features/pages/template-kinds.ts';
import { templateConditionsOf } from '#site/features/pages/templates/template-conditions.ts';
import { staffOf } from '#site/server/access.ts';
import { NO_STORE } from '#site/server/answer-headers.ts';
import { blockService } from '../block-service.ts';

/**
 * GET /api/blocks/examples?template=12&text=newtown: the pages that this template can be shown with, those that its
 * conditions fit first. Staff only.
 */
export const examplesEndpoint: Endpoint = {
  path: '/blocks/examples',
  method: 'get',
  handler: async (req) => {
    if (!staffOf(req)) return Response.json({ message: 'Sign in to see this.' }, { status: 401 });
    const { template, text } = req.query as Record<string, unknown>;
    const id = /^\d{1,9}$/.test(String(template)) ? Number(template) : undefined;
    const doc = id
      ? await req.payload.findByID({
          ...{ collection: 'templates', id, draft: true, depth: 0, disableErrors: true },
          ...{ req, overrideAccess: false },
        })
      : null;
    if (!doc || !isTemplateKind(doc.kind))
      return Response.json({ message: 'This template has been deleted.' }, { status: 404 });
    const examples = await blockService().examples({
      payload: req.payload,
      kind: doc.kind,
      conditions: templateConditionsOf(doc),
      text: typeof text === 'string' ? text.slice(0, 100) : '',
    });
    return Response.json({ examples }, { headers: NO_STORE });
  },
};
