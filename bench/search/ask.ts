import { importRegion } from '#features/places/api/public.ts';
import type { PlacesPage } from '#features/places/contract/place.ts';
import { listPlaces } from '#features/places/contract/routes.ts';
import { pathOf } from '#features/route.ts';
import { readRegion } from '#regions/read-region.ts';
import type { Database } from '#server/database/connect.ts';
import type { App } from '#server/platform.ts';
import { type JudgedPlace, type JudgedQuery, ndcg } from './judged.ts';

interface AskerOptions {
  app: App;
  db: Database;
  region: string;
  token: string;
}

export interface Asker {
  places: JudgedPlace[];
  ask(judged: JudgedQuery): Promise<{ answers: JudgedPlace[]; score: number }>;
}

export async function openAsker({ app, db, region, token }: AskerOptions): Promise<Asker> {
  await importRegion(db, await readRegion(region), { ways: null });
  const list = async (query: object): Promise<PlacesPage> => {
    const answer = await app.inject({
      url: pathOf(listPlaces, { query }),
      headers: { authorization: `Bearer ${token}` },
    });
    if (answer.statusCode !== 200) throw new Error(answer.body);
    return answer.json();
  };
  const places: JudgedPlace[] = [];
  for (let next: string | null = ''; next !== null; ) {
    const page: PlacesPage = await list({ limit: 100, sort: 'name', ...(next && { cursor: next }) });
    places.push(...page.items);
    next = page.next;
  }
  return {
    places,
    async ask(judged) {
      const { items } = await list({ q: judged.query, limit: 10 });
      return { answers: items, score: ndcg(judged, items, places) };
    },
  };
}
