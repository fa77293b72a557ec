import type { RegionNow } from '#server/region/live-region.ts';
import { openPool, type WorkerPool } from '#server/workers/worker-pool.ts';
import type { Encoding, PosterTask } from './poster-worker.ts';

const QUEUE = 1000;

let pool: WorkerPool<PosterTask, Uint8Array> | undefined;

export type PosterWish = Omit<PosterTask, 'folder' | 'sheet' | 'encoding'>;

/**
 * Draws a poster in a worker thread, which takes up to 70 ms.
 * @throws {PoolBusy} if the queue is full.
 */
export async function drawPoster(
  { folder, art }: Pick<RegionNow, 'folder' | 'art'>,
  wish: PosterWish,
  encoding: Encoding = 'identity',
): Promise<Buffer> {
  pool ??= openPool({ worker: new URL('./poster-worker.ts', import.meta.url), threads: 1, queue: QUEUE, lazy: true });
  const { paper, ink, accent, rule } = art;
  const bytes = await pool.run({ ...wish, folder, sheet: { paper, ink, accent, rule }, encoding });
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
