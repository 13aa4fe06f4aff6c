import { APIError, type Endpoint, type PayloadRequest } from 'payload';
import { mayChange, staffOf } from '#site/server/access.ts';
import { NO_STORE } from '#site/server/answer-headers.ts';
import { readJsonBody } from '#site/server/body.ts';
import { recordOf } from '#site/ui/record-of.ts';
import type { DesignRules } from '../design-field.ts';
import { addKit, type KitChoice } from './add-kit.ts';
import { lastKit } from './added-kit.ts';
import { planKit } from './plan-kit.ts';
import { undoKit } from './undo-kit.ts';
import type { WebsiteKit } from './website-kit.ts';
import { kitOf } from './website-kits.ts';

/**
 * For those who may edit pages: `GET /api/website-kits/{key}` answers what the kit would meet on this website;
 * `POST /api/website-kits/{key}` with `{ theme, menu, around, publish, paths }` adds it and answers `{ pages }`;
 * `POST /api/website-kits/undo` takes back the one that was added last and answers `{ stays }`.
 */
export const websiteKitEndpoints = (rules: Pick<DesignRules, 'mapReferences' | 'sampleText'>): Endpoint[] => [
  {
    path: '/website-kits/undo',
    method: 'post',
    handler: async (req) => {
      refuseOthers(req);
      const added = await lastKit(req.payload);
      if (!added) throw new APIError('No website kit was added, or it was taken back already.', 404);
      return Response.json({ stays: await undoKit({ req, added }) });
    },
  },
  {
    path: '/website-kits/:key',
    method: 'get',
    handler: async (req) =>
      Response.json(await planKit({ req, kit: kitOfRequest(req) }), { headers: NO_STORE }),
  },
  {
    path: '/website-kits/:key',
    method: 'post',
    handler: async (req) => {
      const kit = kitOfRequest(req);
      const pages = await addKit({ req, kit, choice: await choiceIn(req), rules });
      return Response.json({ pages }, { status: 201 });
    },
  },
];

/** @throws {APIError} with a sentence for staff */
function refuseOthers(req: PayloadRequest): void {
  if (!staffOf(req)) throw new APIError('Sign in again.', 401);
  if (!mayChange(req, 'website'))
    throw new APIError('Only admins, editors and marketing can add website kits.', 403);
}

function kitOfRequest(req: PayloadRequest): WebsiteKit {
  refuseOthers(req);
  const kit = kitOf(req.routeParams?.key);
  if (!kit) throw new APIError('There is no such website kit. Reload the page.', 404);
  return kit;
}

async function choiceIn({ headers, body = null }: PayloadRequest): Promise<KitChoice> {
  const read = await readJsonBody({ request: { headers, body }, maxBytes: 5000, maxLevels: 3 });
  const { theme, menu, around, publish, paths } = recordOf(typeof read === 'object' ? read.value : undefined);
  return {
    theme: theme === true,
    menu: menu === true,
    around: around === true,
    publish: publish === true,
    paths: Array.isArray(paths) ? paths.filter((path) => typeof path === 'string') : [],
  };
}
