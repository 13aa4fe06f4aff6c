import type { Payload } from 'payload';

/**
 * Deletes leads for good, each by itself: what an error stops, stays whole with its messages and attachments, and what
 * was deleted before it is gone. How many were deleted here.
 */
export async function deleteLeads({ payload, ids }: { payload: Payload; ids: number[] }): Promise<number> {
  let deleted = 0;
  for (const id of ids) {
    try {
      await payload.delete({ collection: 'leads', id, depth: 0 });
      deleted += 1;
    } catch (error) {
      // Somebody else was quicker: another instance, or staff.
      if ((error as { status?: number }).status !== 404) throw error;
    }
  }
  return deleted;
}
