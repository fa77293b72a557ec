import { type SearchSource, tsqueryOf } from '#features/search/api/public.ts';
import { travellerPaths } from '#web/paths/traveller.ts';
import { findPublicTripsByWords } from './public-trips.store.ts';

export const publicTripSource: SearchSource = {
  name: 'trips',
  title: 'Viajes de otras personas',
  rank: 35,
  async find({ db, config }, question, most) {
    const rows = await findPublicTripsByWords(db, config.REGION, tsqueryOf(question), most);
    return {
      count: rows[0]?.count ?? 0,
      items: rows.map(({ id, title, days, author }) => ({
        label: title,
        detail: [days === 1 ? '1 día' : `${days} días`, author && `de ${author}`].filter(Boolean).join(' · '),
        path: travellerPaths.trip(id),
      })),
    };
  },
  // The list of public trips has no search.
  all: () => null,
};
