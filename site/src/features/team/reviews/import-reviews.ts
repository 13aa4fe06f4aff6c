import { APIError, type Endpoint, type PayloadRequest } from 'payload';
import { mayChange, staffOf } from '#site/server/access.ts';
import { type ReadReview, readReviews } from './read-reviews.ts';

/** In characters. */
const MAX_FILE = 2_000_000;

/**
 * POST /api/reviews/import with `{ csv }`: adds the reviews of a file, each once however often it is sent. Answers
 * `{ added, known, problems }`: how many are new, how many were there, and a sentence for each row that was left out.
 */
export const importReviewsEndpoint: Endpoint = {
  path: '/import',
  method: 'post',
  handler: async (req) => {
    const staff = staffOf(req);
    if (!staff) throw new APIError('Sign in to import reviews.', 401);
    if (!mayChange(req, 'website'))
      throw new APIError('Only editors and admins can import reviews. Ask one of them.', 403);
    const { csv } = ((await req.json?.().catch(() => null)) ?? {}) as { csv?: unknown };
    if (typeof csv !== 'string' || !csv.trim())
      throw new APIError('Choose a CSV file with reviews.', 400, undefined, true);
    if (csv.length > MAX_FILE)
      throw new APIError('The file is larger than 2 MB. Split it into several.', 413, undefined, true);
    const { found, problems } = readReviews(csv);
    const people = await peopleByName(req);
    let added = 0;
    let known = 0;
    for (const { row, agent, office, ...review } of found) {
      const [agentId, officeId] = [people.agents(agent), people.offices(office)];
      if (agentId === null || officeId === null) {
        const missing = agentId === null ? `agent “${agent}”` : `office “${office}”`;
        problems.push(`Row ${row}: there is no ${missing} on this website.`);
      } else if (await isKnown({ req, review })) known++;
      else {
        const data = { ...review, agent: agentId, office: officeId };
        await req.payload.create({ collection: 'reviews', data, req, overrideAccess: false });
        added++;
      }
    }
    return Response.json({ added, known, problems });
  },
};

/** Finds people and offices by name or email address: undefined where a row names nobody, null where nobody is found. */
async function peopleByName({ payload }: PayloadRequest) {
  const finder = async (collection: 'agents' | 'offices') => {
    const { docs } = await payload.find({ collection, depth: 0, pagination: false });
    const ids = new Map(
      docs.flatMap(({ id, name, email }) =>
        [name, email].flatMap((text) => (text ? [[text.toLowerCase(), id] as const] : [])),
      ),
    );
    return (text: string | null) => (text ? (ids.get(text.toLowerCase()) ?? null) : undefined);
  };
  return { agents: await finder('agents'), offices: await finder('offices') };
}

async function isKnown({
  req: { payload },
  review: { firstName, date, text },
}: {
  req: PayloadRequest;
  review: Pick<ReadReview, 'firstName' | 'date' | 'text'>;
}): Promise<boolean> {
  const { docs } = await payload.find({
    collection: 'reviews',
    where: { and: [{ firstName: { equals: firstName } }, { date: { equals: date } }] },
    depth: 0,
    pagination: false,
    // What was deleted on purpose does not come back with the next file.
    trash: true,
  });
  return docs.some((doc) => doc.text === text);
}
