import type { SampleText } from '../sample-text-type.ts';

/** What in the newest draft is still sample text. The server looks again, so no answer is no leave to publish. */
export async function findSampleText({
  collection,
  id,
}: {
  collection: string;
  id: number | string;
}): Promise<SampleText[]> {
  const answer = await fetch(`/api/${collection}/${id}/sample-text`, { credentials: 'same-origin' }).catch(
    () => undefined,
  );
  return answer?.ok ? ((await answer.json()) as { sampleText: SampleText[] }).sampleText : [];
}
