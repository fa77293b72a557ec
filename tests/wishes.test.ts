import { afterAll, describe, expect, test } from 'vitest';
import { readRegion } from '#regions/read-region.ts';
import { prepareAreas } from '#server/create-server.ts';
import { openWishes, planWish } from '../bench/wishes/plan-wish.ts';
import { readWishes, WISH_SETS } from '../bench/wishes/wish-files.ts';
import { testSite } from './site.ts';

const WHOLE: Record<string, string[]> = {
  trujillo: ['trujillo-15-new-years-day', 'trujillo-31-one-day', 'trujillo-32-two-days-with-children'],
  cusco: ['cusco-15-new-year-in-ollantaytambo', 'cusco-31-one-day'],
};

describe.each(['trujillo', 'cusco'])('plans for the wishes in %s', async (id) => {
  const region = await readRegion(id);
  const site = await testSite({ settings: { REGION: id }, areas: ['organisation', 'places'] });
  afterAll(site.close);

  test('meet every requirement of the wish', { timeout: 60_000 }, async () => {
    await prepareAreas(site.platform, site.areas);
    const met: string[] = [];
    for (const set of WISH_SETS) {
      const book = await readWishes(set);
      const context = await openWishes(site.db, region, book);
      for (const file of book.wishes.filter(({ name }) => WHOLE[id]!.includes(name))) {
        const [planned] = await planWish(context, file, [1]);
        expect({ name: file.name, ...planned }).toMatchObject({ name: file.name, unmet: [], violations: 0 });
        met.push(file.name);
      }
    }
    expect(met).toEqual(WHOLE[id]);
  });
});
