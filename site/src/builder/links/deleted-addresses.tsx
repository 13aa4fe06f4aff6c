import type { Payload } from 'payload';
import { mayChange } from '#site/server/access.ts';
import { DeletedAddressList } from '../on-demand.client.tsx';
import { loadDeletedAddresses } from './load-deleted-addresses.ts';

/** Above the lists of pages, news, agents and offices, for those who may make redirects. */
export async function DeletedAddresses({ payload, user }: { payload: Payload; user?: unknown }) {
  if (!mayChange({ user }, 'website')) return null;
  const addresses = await loadDeletedAddresses(payload);
  return addresses.length > 0 ? <DeletedAddressList addresses={addresses} /> : null;
}
