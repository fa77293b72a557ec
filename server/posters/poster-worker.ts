import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { RegionArt } from '#posters/art.ts';
import { type PosterRequest, poster } from '#posters/poster.ts';
import { readLook } from '#server/region/read-look.ts';
import type { WorkerCall } from '#server/workers/worker-pool.ts';

export type Encoding = 'br' | 'gzip' | 'identity';

export interface PosterTask extends Omit<PosterRequest, 'art'> {
  folder: string;
  sheet: Pick<RegionArt, 'paper' | 'ink' | 'accent' | 'rule'>;
  encoding: Encoding;
}

export default async function drawInThread({ task }: WorkerCall<PosterTask>): Promise<Uint8Array> {
  const { folder, sheet, encoding, ...request } = task;
  const { art } = await readLook(folder);
  const svg = poster({ ...request, art: { ...art, ...sheet } });
  if (encoding === 'br') return brotliCompressSync(svg, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } });
  return encoding === 'gzip' ? gzipSync(svg, { level: 7 }) : Buffer.from(svg);
}
