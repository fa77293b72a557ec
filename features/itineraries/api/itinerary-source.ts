import { type SearchSource, tsqueryOf } from '#features/search/api/public.ts';
import { paths } from '#web/paths/site.ts';
import { travellerPaths } from '#web/paths/traveller.ts';
import { findItinerariesByWords } from './itinerary.store.ts';

export const itinerarySource: SearchSource = {
  name: 'itineraries',
  title: 'Itinerarios',
  rank: 30,
  async find({ db, config }, question, most) {
    const rows = await findItinerariesByWords(db, config.REGION, tsqueryOf(question), most);
    return {
      count: rows[0]?.count ?? 0,
      items: rows.map(({ slug, title, days, summary }) => ({
        label: title,
        detail: `${days === 1 ? '1 día' : `${days} días`} · ${summary}`,
        path: travellerPaths.itinerary(slug),
      })),
    };
  },
  all: (text) => `${paths.itineraries()}?${new URLSearchParams({ q: text })}`,
};
