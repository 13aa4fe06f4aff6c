import type { SampleText } from '../sample-text-type.ts';

/** The sample text in the newest draft. The server checks again, so a missing answer does not allow publishing. */
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
