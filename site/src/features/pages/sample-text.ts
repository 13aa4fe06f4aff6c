import { APIError, type CollectionBeforeChangeHook, type PayloadRequest } from 'payload';
import { KEEP_SAMPLE_TEXT, type SampleText } from './sample-text-type.ts';

/** Finds the sample text in a stored design. */
export type FindSampleText = (design: unknown) => SampleText[];

/**
 * Refuses to publish sample text unless the request confirms it (`?keepSampleText=true`, or
 * {@link KEEP_SAMPLE_TEXT} in the request's context). The program's own writes are not checked: staff confirmed
 * when they scheduled them.
 */
export const refuseSampleText =
  (find: FindSampleText): CollectionBeforeChangeHook =>
  ({ data, originalDoc, req, context }) => {
    if (req.payloadAPI !== 'REST' || data._status !== 'published') return data;
    if (context.isRestoringVersion || isMeant(req)) return data;
    const found = find(data.design ?? originalDoc?.design);
    if (found.length === 0) return data;
    throw new APIError(sampleTextSentence(found), 422, { sampleText: found }, true);
  };

/** What has to be replaced, and where it is. */
export function sampleTextSentence(found: SampleText[]): string {
  const named = found.slice(0, 3).map(({ block, text }) => `“${text}” (${block})`);
  const more = found.length - named.length;
  return `Sample text remains: ${named.join(', ')}${more > 0 ? ` and ${more} more` : ''}. Replace it, or confirm that you want to publish it.`;
}

const isMeant = ({ context, query }: PayloadRequest): boolean =>
  context[KEEP_SAMPLE_TEXT] === true || query?.[KEEP_SAMPLE_TEXT] === 'true';
