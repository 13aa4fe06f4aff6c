import type { Payload } from 'payload';

/**
 * Deletes leads, each in a transaction of its own, with its messages and attachments; an error does not bring back those
 * deleted before. Returns how many were deleted.
 */
export async function deleteLeads({ payload, ids }: { payload: Payload; ids: number[] }): Promise<number> {
  let deleted = 0;
  for (const id of ids) {
    try {
      await payload.delete({ collection: 'leads', id, depth: 0 });
      deleted += 1;
    } catch (error) {
      // Another instance or staff deleted it first.
      if ((error as { status?: number }).status !== 404) throw error;
    }
  }
  return deleted;
}
