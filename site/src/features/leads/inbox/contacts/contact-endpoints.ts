import { APIError, type Endpoint, type Payload, type PayloadRequest } from 'payload';
import { mayChange, staffOf } from '#site/server/access.ts';
import { NO_STORE } from '#site/server/answer-headers.ts';
import { isFromOurPages } from '#site/server/origin-check.ts';
import { RIGHTS } from '#site/server/rights.ts';
import { moveAddresses, newContact, settleContact } from '../../contacts/contact-store.ts';
import { type LeadScope, leadScope } from '../lead-scope.ts';
import type { ContactFact, ContactPage } from './contact-types.ts';
import { addressesOf, contactsNamed, leadsOfContact, loadContacts } from './load-contacts.ts';

/** What other features have about the people with these email addresses, in the order it is shown. */
export type ContactFacts = (found: { payload: Payload; emails: readonly string[] }) => Promise<ContactFact[]>;

const GONE = 'This contact doesn’t exist, or is none of yours. It may have been merged or deleted.';

/** The endpoints below /api/contacts. */
export const contactEndpoints = (facts: ContactFacts): Endpoint[] => [
  listEndpoint,
  pageEndpoint(facts),
  mergeEndpoint,
  splitEndpoint,
];

/** GET /api/contacts/list?search=…&page=1: the contacts whose leads a member of staff may see, latest first. */
const listEndpoint: Endpoint = {
  path: '/list',
  method: 'get',
  handler: async (req) => {
    const scope = await scopeOf(req);
    const list = await loadContacts({
      payload: req.payload,
      scope,
      search: req.searchParams.get('search')?.trim().slice(0, 200) || undefined,
      page: Math.min(Math.max(Math.trunc(Number(req.searchParams.get('page') ?? 1)) || 1, 1), 10_000),
    });
    return Response.json(list, { headers: NO_STORE });
  },
};

/** GET /api/contacts/:id/page: one contact with their leads, and what else the website has about them. */
const pageEndpoint = (facts: ContactFacts): Endpoint => ({
  path: '/:id/page',
  method: 'get',
  handler: async (req) => {
    const { payload } = req;
    const scope = await scopeOf(req);
    const { id, name } = await contactIn(req, Number(req.routeParams?.id));
    const leads = await leadsOfContact({ payload, scope, id });
    if (leads.length === 0) throw new APIError(GONE, 404);
    const addresses = (await addressesOf(payload, [id])).get(id) ?? [];
    const role = staffOf(req)?.role;
    const page: ContactPage = {
      id,
      name,
      addresses,
      leads,
      // Alerts and the newsletter are an area of their own in the table of rights.
      facts:
        role && RIGHTS[role].visitors !== 'none'
          ? await facts({ payload, emails: addresses.filter((value) => value.includes('@')) })
          : [],
      alike: await contactsNamed({ payload, scope, name, except: id }),
      mayMerge: mayChange(req, 'leads'),
      mayErase: role === 'admin',
    };
    return Response.json(page, { headers: NO_STORE });
  },
});

/** POST /api/contacts/:id/merge `{ from }`: the other contact’s leads and addresses become this one’s. */
const mergeEndpoint: Endpoint = {
  path: '/:id/merge',
  method: 'post',
  handler: async (req) => {
    refuseStrangers(req);
    const { payload } = req;
    const [into, from] = await Promise.all([
      contactIn(req, Number(req.routeParams?.id)),
      bodyOf(req).then((sent) => contactIn(req, Number(sent.from))),
    ]);
    if (into.id === from.id) throw new APIError('Choose another contact to merge with this one.', 400);
    // Addresses first: a lead that comes meanwhile goes to the contact that stays.
    await moveAddresses({ payload, from: from.id, to: into.id });
    await moveLeads({ req, where: { contact: { equals: from.id } }, to: into.id });
    await settleContact({ req, id: from.id });
    await settleContact({ req, id: into.id });
    return Response.json({ ok: true });
  },
};

/** POST /api/contacts/:id/split `{ leads }`: these leads become a contact of their own, whose id is answered. */
const splitEndpoint: Endpoint = {
  path: '/:id/split',
  method: 'post',
  handler: async (req) => {
    refuseStrangers(req);
    const { payload } = req;
    const { id } = await contactIn(req, Number(req.routeParams?.id));
    const all = (await leadsOfContact({ payload, scope: 'all', id })).map((lead) => lead.id);
    const sent = (await bodyOf(req)).leads;
    const leads = all.filter((lead) => Array.isArray(sent) && sent.includes(lead));
    if (leads.length === 0) throw new APIError('Choose the leads of the other person.', 400);
    if (leads.length === all.length) throw new APIError('Leave at least one lead with this contact.', 400);
    const made = await newContact({ payload, from: id, leads, at: new Date().toISOString() });
    await moveLeads({ req, where: { id: { in: leads } }, to: made });
    await settleContact({ req, id });
    await settleContact({ req, id: made });
    return Response.json({ id: made }, { status: 201 });
  },
};

async function scopeOf(req: PayloadRequest): Promise<'all' | LeadScope> {
  const scope = await leadScope(req);
  if (scope === 'none') throw new APIError('Sign in with a role that sees leads.', 401);
  return scope;
}

/** Merging and splitting reach leads of everybody. */
function refuseStrangers(req: PayloadRequest): void {
  if (!staffOf(req)) throw new APIError('Sign in to change contacts.', 401);
  if (!isFromOurPages({ headers: req.headers, siteUrl: req.payload.config.serverURL }))
    throw new APIError('This request did not come from the admin of this website.', 403);
  if (!mayChange(req, 'leads'))
    throw new APIError('Only editors and admins can merge and split contacts.', 403);
}

async function contactIn(req: PayloadRequest, id: number): Promise<{ id: number; name: string }> {
  const found = Number.isSafeInteger(id)
    ? await req.payload.findByID({ collection: 'contacts', id, depth: 0, disableErrors: true })
    : null;
  if (!found) throw new APIError(GONE, 404);
  return { id: found.id, name: found.name ?? '' };
}

async function bodyOf(req: PayloadRequest): Promise<{ from?: unknown; leads?: unknown }> {
  return ((await req.json?.().catch(() => undefined)) ?? {}) as { from?: unknown; leads?: unknown };
}

async function moveLeads({
  req,
  where,
  to,
}: {
  req: PayloadRequest;
  where: { contact: { equals: number } } | { id: { in: number[] } };
  to: number;
}): Promise<void> {
  const { errors } = await req.payload.update({
    collection: 'leads',
    where,
    data: { contact: to },
    depth: 0,
    req,
  });
  if (errors.length > 0)
    throw new APIError('Not all leads could be moved. Reload the page and try again.', 500);
}
