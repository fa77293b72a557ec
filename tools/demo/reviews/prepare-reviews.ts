import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readRegion } from '#regions/read-region.ts';
import type { Platform } from '#server/platform.ts';
import { fingerprintOf, prepareOnce } from '#server/prepare-once.ts';
import { demoId } from '../demo-id.ts';
import { writeDemoReviews } from './reviews.store.ts';
import { readReviewsFile } from './reviews-file.ts';

const DAY_MS = 86_400_000;

export async function prepareDemoReviews(platform: Platform): Promise<void> {
  const { db, config } = platform;
  const { folder } = await readRegion(config.REGION, { regions: config.REGIONS_DIR });
  const file = join(folder, 'reviews.json');
  if (!existsSync(file)) return;
  const made = await fingerprintOf(file, import.meta.dirname);
  await prepareOnce(platform, 'reviews', made, async () => {
    const now = Date.now();
    const reviews = readReviewsFile(await readFile(file, 'utf8'), 'reviews.json');
    await writeDemoReviews(
      db,
      config.REGION,
      reviews.map(({ operator, plan, daysAgo, author, rating, scores, body, language, reply }) => ({
        id: demoId(config.REGION, operator, plan, 'review', author),
        operator_id: demoId(config.REGION, operator),
        plan_id: demoId(config.REGION, operator, plan),
        ...{ author, rating, scores: scores ?? {}, body, language: language ?? 'es', reply: reply ?? null },
        at: new Date(now - daysAgo * DAY_MS).toISOString(),
      })),
    );
  });
}
