/** Why a picture or document was not taken; the message goes on after “The picture …” or “The document …”. */
export class PictureError extends Error {
  override name = 'PictureError';
}
