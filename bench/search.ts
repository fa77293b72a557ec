import { mock } from 'node:test';
import { accountRows } from '#features/accounts/api/public.ts';
import { operatorRows } from '#features/operators/api/public.ts';
import { organisation } from '#features/organisation/api/area.ts';
import { places } from '#features/places/api/area.ts';
import { openAsker } from './search/ask.ts';
import { askedAt, GOAL, JUDGED, JUDGED_REGIONS, ndcg } from './search/judged.ts';
import { searchWordsOnly } from './search/words-only.ts';
import { withSite } from './with-site.ts';

/**
 * `npm run bench -- search [--all]`: compares the nDCG@10 of the judged queries with that of a plain search for words.
 */
export async function run(args: string[]): Promise<void> {
  const scores: { region: string; query: string; words: number; ours: number; answers: string }[] = [];
  for (const region of JUDGED_REGIONS) {
    const areas = [organisation(accountRows), places(operatorRows)];
    await withSite({ database: `bench_search_${region}`, areas, most: 4, prepared: false, region }, async (site) => {
      const asker = await openAsker({ ...site, region, token: site.config.APP_TOKEN });
      for (const judged of JUDGED.filter((one) => one.region === region)) {
        mock.timers.enable({ apis: ['Date'], now: askedAt(judged) });
        const { answers, score } = await asker.ask(judged);
        mock.timers.reset();
        const words = ndcg(judged, await searchWordsOnly(site.db, region, judged.query), asker.places);
        const named = answers.map(({ slug }) => slug).join(' ');
        scores.push({
          region,
          query: judged.query,
          words: round(words),
          ours: round(score),
          answers: named.slice(0, 60),
        });
      }
    });
  }
  console.table(args.includes('--all') ? scores : scores.filter(({ ours }) => ours < GOAL));
  const mean = (values: number[]) => round(values.reduce((sum, value) => sum + value, 0) / values.length);
  const ours = mean(scores.map((score) => score.ours));
  console.log(`${scores.length} queries, nDCG@10: words only ${mean(scores.map(({ words }) => words))}, ours ${ours}.`);
  if (ours < GOAL) {
    console.error(`nDCG@10 ${ours} is below ${GOAL}`);
    process.exitCode = 1;
  }
}

const round = (value: number) => Math.round(value * 1000) / 1000;
