/** Longest sides to try, in pixels, with the quality of each. All are enough to see what is broken. */
const STEPS = [
  { side: 2560, quality: 0.85 },
  { side: 1920, quality: 0.8 },
  { side: 1280, quality: 0.75 },
];

/**
 * The same picture as a JPEG of at most `maxBytes`, upright and without the camera's metadata; undefined when this
 * browser cannot open it.
 */
export async function shrinkPicture({
  file,
  maxBytes,
}: {
  file: File;
  maxBytes: number;
}): Promise<File | undefined> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => undefined);
  if (!picture) return undefined;
  try {
    for (const step of STEPS) {
      const blob = await encode({ picture, ...step });
      if (blob && blob.size <= maxBytes) {
        return new File([blob], file.name.replace(/(\.[^.]*)?$/, '.jpg'), { type: 'image/jpeg' });
      }
    }
    return undefined;
  } finally {
    picture.close();
  }
}

function encode({
  picture,
  side,
  quality,
}: {
  picture: ImageBitmap;
  side: number;
  quality: number;
}): Promise<Blob | null> {
  const scale = Math.min(1, side / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const drawing = canvas.getContext('2d');
  if (!drawing) return Promise.resolve(null);
  // Transparent parts of a PNG would turn black in a JPEG.
  drawing.fillStyle = '#fff';
  drawing.fillRect(0, 0, canvas.width, canvas.height);
  drawing.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
}
