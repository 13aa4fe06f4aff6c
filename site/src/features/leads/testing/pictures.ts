import sharp from 'sharp';

/** A photograph as a phone writes it: turned on its side, with the place where it was taken. */
export function photo({ width = 400, height = 300 } = {}): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#7a9e7e' } })
    .jpeg()
    .withExif({
      IFD0: { Make: 'Phone', Model: 'Camera 9' },
      IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '33/1 53/1 0/1', GPSLongitudeRef: 'E' },
    })
    .withMetadata({ orientation: 6 })
    .toBuffer();
}

/** A picture of a screen. */
export const screenshot = (): Promise<Buffer> =>
  sharp({ create: { width: 200, height: 100, channels: 4, background: '#fff8' } })
    .png()
    .toBuffer();

/** A file of this many bytes that begins like a JPEG. */
export function jpegOfSize(bytes: number): Buffer {
  const jpeg = Buffer.alloc(bytes, 0x20);
  jpeg.set([0xff, 0xd8, 0xff, 0xe0]);
  return jpeg;
}

/** A file as a form sends it. */
export const fileOf = ({ bytes, name = 'photo.jpg' }: { bytes: Uint8Array; name?: string }): File =>
  new File([new Uint8Array(bytes)], name);
