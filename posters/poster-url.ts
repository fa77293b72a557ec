import type { PosterFormat } from './frames.ts';
import type { Hour } from './ink/canvas.ts';

/**
 * Version of the drawings. Caches keep posters for ever under this version, so a changed drawing needs a new value; the snapshot test
 * checks it.
 */
export const ART_VERSION = '1';

export interface PosterAddress {
  region: string;
  scene: string;
  seed: string;
  hour?: Hour | string;
  format?: PosterFormat;
}

/** Path of a poster on this site. `art` (default) is the picture without a sheet. */
export function posterUrl({ region, scene, seed, hour, format = 'art' }: PosterAddress): string {
  const query = new URLSearchParams({ v: ART_VERSION });
  if (hour) query.set('hour', hour);
  if (format !== 'art') query.set('format', format);
  return `/cartel/${encodeURIComponent(region)}/${encodeURIComponent(scene)}/${encodeURIComponent(seed)}.svg?${query}`;
}
