import type { PosterFormat } from './frames.ts';
import type { Hour } from './ink/canvas.ts';

/**
 * Caches keep posters forever, so a changed drawing needs a new version. The snapshot in poster.test.ts detects changed
 * drawings.
 */
export const ART_VERSION = '1';

export interface PosterAddress {
  region: string;
  scene: string;
  seed: string;
  hour?: Hour | string;
  format?: PosterFormat;
}

export function posterUrl({ region, scene, seed, hour, format = 'art' }: PosterAddress): string {
  const query = new URLSearchParams({ v: ART_VERSION });
  if (hour) query.set('hour', hour);
  if (format !== 'art') query.set('format', format);
  return `/cartel/${encodeURIComponent(region)}/${encodeURIComponent(scene)}/${encodeURIComponent(seed)}.svg?${query}`;
}
