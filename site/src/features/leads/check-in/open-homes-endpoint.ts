import { APIError, type Endpoint } from 'payload';
import { ownAgentId, staffOf } from '#site/server/access.ts';
import { NO_STORE } from '#site/server/answer-headers.ts';
import { env } from '#site/server/env.ts';
import { readSecrets } from '#site/server/secrets.ts';
import { staffDoorPath } from '../door/door-links.ts';
import { leadScope, mayWorkOnLeads } from '../inbox/lead-scope.ts';
import { loadOpenHomes, loadVisitors } from './load-open-homes.ts';
import { OPEN_HOME_VIEWS, type OpenHomeView } from './open-home-rows.ts';

/** The page at the door is offered from this long before an open home until this long after it, in ms. */
const DOOR_BEFORE_MS = 8 * 24 * 60 * 60 * 1000;
const DOOR_AFTER_MS = 24 * 60 * 60 * 1000;

/** GET /api/leads/open-homes?view=coming&of=mine&listing=7: open homes with how many came, and the link for each door. */
const openHomesEndpoint: Endpoint = {
  path: '/open-homes',
  method: 'get',
  handler: async (req) => {
    const staff = staffOf(req);
    if (!staff || (await leadScope(req)) === 'none')
      throw new APIError('Your role sees no leads, and so no open homes.', 401);
    const given = (name: string) => req.searchParams.get(name) ?? '';
    const view = (given('view') || 'coming') as OpenHomeView;
    if (!Object.hasOwn(OPEN_HOME_VIEWS, view))
      throw new APIError('There is no such list of open homes.', 400);
    const now = Date.now();
    const found = await loadOpenHomes({
      payload: req.payload,
      view,
      listing: numberIn(given('listing')),
      agent: given('of') === 'mine' ? ownAgentId(req) : undefined,
      now,
    });
    const mayOpen = mayWorkOnLeads(req);
    const { forms: secret } = readSecrets(env().dataDir);
    const rows = found.map((row) => {
      const { listing, startsAt, endsAt } = row;
      const isNow =
        endsAt && Date.parse(startsAt) < now + DOOR_BEFORE_MS && Date.parse(endsAt) > now - DOOR_AFTER_MS;
      const door = { listing, inspection: startsAt, endsAt: endsAt ?? startsAt, user: staff.id };
      return { ...row, doorPath: mayOpen && isNow ? staffDoorPath({ ...door, secret }) : null };
    });
    return Response.json({ rows }, { headers: NO_STORE });
  },
};

/** GET /api/leads/open-homes/visitors?listing=7&inspection=…: who came to one of them. */
const visitorsEndpoint: Endpoint = {
  path: '/open-homes/visitors',
  method: 'get',
  handler: async (req) => {
    const scope = await leadScope(req);
    if (scope === 'none') throw new APIError('Sign in to see who came.', 401);
    const listing = numberIn(req.searchParams.get('listing') ?? '');
    const at = Date.parse(req.searchParams.get('inspection') ?? '');
    if (listing === undefined || Number.isNaN(at))
      throw new APIError('Name a listing and its open home.', 400);
    const door = { listing, inspection: new Date(at).toISOString() };
    return Response.json(
      { visitors: await loadVisitors({ payload: req.payload, door, scope }) },
      { headers: NO_STORE },
    );
  },
};

/** What the collection of leads answers about open homes. */
export const openHomeEndpoints: Endpoint[] = [visitorsEndpoint, openHomesEndpoint];

const numberIn = (text: string): number | undefined =>
  /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;
