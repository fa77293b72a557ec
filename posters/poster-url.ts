import type { PosterFormat } from './frames.ts';
import type { Hour } from './ink/canvas.ts';

/**
 * Names the drawings as they are now. Posters are cached for ever under this version: a change of any drawing needs a new one,
 * and the snapshot test says so.
 */
export const ART_VERSION = '1';

export interface PosterAddress {
  region: string;
  scene: string;
  seed: string;
  hour?: Hour | string;
  format?: PosterFormat;
}

/** Path of a poster on this site. `art` is the picture alone and the default. */
export function posterUrl({ region, scene, seed, hour, format = 'art' }: PosterAddress): string {
  const query = new URLSearchParams({ v: ART_VERSION });
  if (hour) query.set('hour', hour);
  if (format !== 'art') query.set('format', format);
  return `/cartel/${encodeURIComponent(region)}/${encodeURIComponent(scene)}/${encodeURIComponent(seed)}.svg?${query}`;
}
