/** Why a picture or document was not taken; the message goes on after “The picture …” or “The document …”. */
export class PictureError extends Error {
  override name = 'PictureError';
  /** Trying again will not help until the sender changes something. */
  readonly isFinal: boolean;
  /** The server that did not answer, where that was the reason. */
  readonly silentHost: string | undefined;

  constructor(
    message: string,
    { cause, isFinal = false, silentHost }: { cause?: unknown; isFinal?: boolean; silentHost?: string } = {},
  ) {
    super(message, cause === undefined ? undefined : { cause });
    this.isFinal = isFinal;
    this.silentHost = silentHost;
  }
}
