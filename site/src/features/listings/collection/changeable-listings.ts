import type { PayloadRequest, Where } from 'payload';
import { changeable } from '#site/server/access.ts';

/** Which listings somebody may change: office managers those of their office, agents their own. */
export const changeableListings = ({ req }: { req: PayloadRequest }): boolean | Where =>
  changeable({
    req,
    area: 'listings',
    office: (id) => ({ office: { equals: id } }),
    own: (agent) => ({ agents: { contains: agent } }),
  });
