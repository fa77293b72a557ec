import { LRUCache } from 'lru-cache';
import sharp from 'sharp';
import { thumbHashToRGBA } from 'thumbhash';

/** About 300 bytes each. */
const drawn = new LRUCache<string, string>({ max: 10_000 });
/** Pixels of the longest side. The browser smooths the picture while it enlarges it. */
const SIDE = 20;

/**
 * The picture that a browser shows until an image has loaded. The server decodes it, so that pages need no script.
 * @param thumbhash ThumbHash in base64
 * @returns a `data:` URL of some hundred characters, or null without a readable hash
 */
export async function previewOf(thumbhash: string | null): Promise<string | null> {
  if (thumbhash === null) return null;
  const known = drawn.get(thumbhash);
  if (known) return known;
  try {
    const { w, h, rgba } = thumbHashToRGBA(Buffer.from(thumbhash, 'base64'));
    const bytes = await sharp(rgba, { raw: { width: w, height: h, channels: 4 } })
      .resize(SIDE, SIDE, { fit: 'inside' })
      .webp({ quality: 60 })
      .toBuffer();
    const url = `data:image/webp;base64,${bytes.toString('base64')}`;
    drawn.set(thumbhash, url);
    return url;
  } catch {
    return null;
  }
}
