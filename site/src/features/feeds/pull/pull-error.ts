/** Why nothing could be fetched; the message is a sentence for staff. */
export class PullError extends Error {
  override name = 'PullError';
}
