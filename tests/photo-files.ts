import sharp from 'sharp';

/** A JPEG as a camera writes it: with an author, a position near Huaca de la Luna, and a date. */
export function cameraPhoto({ width = 600, height = 450, background = '#a04020' } = {}): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background } })
    .withExif({
      IFD0: { Artist: '<script>alert("artist")</script>', ImageDescription: '<img src=x onerror=alert(1)>' },
      IFD2: { DateTimeOriginal: '2026:11:20 10:52:00' },
      IFD3: {
        GPSLatitudeRef: 'S',
        GPSLatitude: '8/1 8/1 6/1',
        GPSLongitudeRef: 'W',
        GPSLongitude: '78/1 59/1 24/1',
      },
    })
    .jpeg()
    .toBuffer();
}

/** Files that are no photos, or that would harm a visitor or the site. */
export async function hostileFiles(): Promise<Record<string, Buffer>> {
  const photo = await cameraPhoto({ width: 300, height: 200 });
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>alert(1)</script></svg>';
  return {
    svg: Buffer.from(svg),
    'svg behind an XML declaration': Buffer.from(`<?xml version="1.0"?>\n<!-- x -->${svg}`),
    html: Buffer.from('<!doctype html><script>alert(1)</script>'),
    heic: Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'),
    gif: Buffer.from('GIF89a<script>alert(1)</script>'),
    pdf: Buffer.from('%PDF-1.7 alert(1)'),
    'a photo without its end': photo.subarray(0, photo.length - 40),
  };
}
