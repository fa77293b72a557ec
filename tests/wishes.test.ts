import { afterAll, describe, expect, test } from 'vitest';
import { readRegion } from '#regions/read-region.ts';
import { prepareAreas } from '#server/create-server.ts';
import { openWishes, planWish } from '../bench/wishes/plan-wish.ts';
import { readWishes } from '../bench/wishes/wish-files.ts';
import { testSite } from './site.ts';

const WHOLE: Record<string, string[]> = {
  trujillo: ['trujillo-15-new-years-day'],
  cusco: ['cusco-15-new-year-in-ollantaytambo'],
};

describe.each(['trujillo', 'cusco'])('plans for the wishes in %s', async (id) => {
  const region = await readRegion(id);
  const book = await readWishes();
  const site = await testSite({ settings: { REGION: id }, areas: ['organisation', 'places'] });
  afterAll(site.close);

  test('meet every requirement of the wish', { timeout: 60_000 }, async () => {
    await prepareAreas(site.platform, site.areas);
    const context = await openWishes(site.db, region, book);
    for (const name of WHOLE[id]!) {
      const { unmet, violations } = await planWish(context, book.wishes.find((file) => file.name === name)!);
      expect({ name, unmet, violations }).toEqual({ name, unmet: [], violations: 0 });
    }
  });
});
