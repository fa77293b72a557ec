import { afterEach, expect, test, vi } from 'vitest';
import { openAsker } from '../bench/search/ask.ts';
import { askedAt, GOAL, JUDGED, JUDGED_REGIONS } from '../bench/search/judged.ts';
import { testSite } from './site.ts';

afterEach(() => {
  vi.useRealTimers();
});

test.each(JUDGED_REGIONS)(
  'the search in %s reaches the goal for the judged queries',
  async (region) => {
    const site = await testSite({ areas: ['places'], settings: { REGION: region, APP_TOKEN: 'the-app-token' } });
    const asker = await openAsker({ ...site, region, token: 'the-app-token' });
    const scores: Record<string, number> = {};
    for (const judged of JUDGED.filter((one) => one.region === region)) {
      vi.useFakeTimers({ toFake: ['Date'], now: askedAt(judged) });
      const { score, answers } = await asker.ask(judged);
      scores[judged.query] = score;
      if (!judged.grades && !judged.kinds) expect(answers, judged.query).toEqual([]);
    }
    vi.useRealTimers();
    await site.close();
    const values = Object.values(scores);
    const mean = values.reduce((sum, score) => sum + score, 0) / values.length;
    expect(mean, JSON.stringify(scores)).toBeGreaterThanOrEqual(GOAL);
  },
  60_000,
);
