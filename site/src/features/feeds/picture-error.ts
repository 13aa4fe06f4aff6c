/** Why a picture was not taken; the message goes on after “The picture …”. */
export class PictureError extends Error {
  override name = 'PictureError';
}
