import { CATEGORY_NAMES } from '#features/places/contract/category-names.ts';
import type { Category } from '#features/places/contract/place.ts';
import * as routes from '#features/places/contract/routes.ts';
import type { Suggestion } from '#features/places/contract/suggestion.ts';
import { findGroups, plainText } from '#features/search/api/public.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { countWords } from './count-words.ts';
import { type CubeCell, readTally } from './counts.store.ts';
import { placeDetail, SOURCE_NAME } from './place-source.ts';
import { wordsOf } from './query.rules.ts';
import { understandQuery } from './understand-query.ts';
import { findSuggestedPlaces } from './words.store.ts';

const MOST_FILTERS = 3;
const MOST_PLACES = 3;

export function suggestPlaces(app: App, platform: Platform): void {
  const { db, config, region } = platform;
  serve(app, routes.suggestPlaces, async ({ query }) => {
    if (wordsOf(query.q).length === 0) return { items: [], total: 0, totalIsFloor: false, groups: [] };
    const [understood, tally] = await Promise.all([
      understandQuery(db, await region.current(), query.q),
      readTally(db, config.REGION),
    ]);
    const { corrected } = understood;
    const start = plainText(corrected ?? query.q).trim();
    const [{ places, total, totalIsFloor }, groups] = await Promise.all([
      countWords(db, config.REGION, understood).then(async ({ match, ...counted }) => ({
        places: await findSuggestedPlaces(db, match, start, MOST_PLACES),
        ...counted,
      })),
      findGroups(platform, query.q, SOURCE_NAME).then((own) =>
        own.length > 0 || corrected === null ? own : findGroups(platform, corrected, SOURCE_NAME),
      ),
    ]);
    const found = Math.max(total, places.length);
    const onMap = understood.parts.some((part) => part.kind === 'meaning' && part.meaning.amenity);
    return {
      items: [
        ...groupsThatBegin(tally, start),
        ...places.map(
          (place): Suggestion => ({
            kind: 'place',
            id: place.id,
            slug: place.slug,
            label: place.name,
            category: place.category,
            detail: placeDetail(place),
          }),
        ),
      ],
      // A name may begin with letters that are no word of the search.
      total: found,
      totalIsFloor,
      groups,
      ...(onMap && { onMap }),
      ...(corrected !== null && found > 0 && { corrected }),
    };
  });
}

function groupsThatBegin(tally: CubeCell[], start: string): Suggestion[] {
  const categories = new Map<Category, number>();
  const districts = new Map<string, number>();
  for (const { category, district, places } of tally) {
    categories.set(category, (categories.get(category) ?? 0) + places);
    if (district) districts.set(district, (districts.get(district) ?? 0) + places);
  }
  const begins = (name: string) => ` ${plainText(name)}`.includes(` ${start}`);
  return [
    ...[...categories]
      .filter(([value]) => begins(CATEGORY_NAMES[value].many) || begins(CATEGORY_NAMES[value].one))
      .map(([value, count]): Suggestion => ({ kind: 'category', value, label: CATEGORY_NAMES[value].many, count })),
    ...[...districts]
      .filter(([name]) => begins(name))
      .map(([value, count]): Suggestion => ({ kind: 'district', value, label: value, count })),
  ].slice(0, MOST_FILTERS);
}
