import { CATEGORY_NAMES } from '#features/places/contract/category-names.ts';
import type { Category, Suggestion } from '#features/places/contract/place.ts';
import * as routes from '#features/places/contract/routes.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { type CubeCell, readTally } from './counts.store.ts';
import { plainText, textQuery, wordsOf } from './query.rules.ts';
import { SHORTEST_CHECKED, understandWords } from './words.rules.ts';
import { alikeWords, findSuggestedPlaces } from './words.store.ts';

const MOST_PLACES = 7;

export function suggestPlaces(app: App, { db, config }: Platform): void {
  serve(app, routes.suggestPlaces, async ({ query }) => {
    const asked = wordsOf(query.q);
    if (asked.length === 0) return { items: [] };
    const checked = asked.filter((word) => word.length >= SHORTEST_CHECKED);
    const [known, tally] = await Promise.all([
      checked.length > 0 ? alikeWords(db, config.REGION, checked) : [],
      readTally(db, config.REGION),
    ]);
    const { words, corrected } = understandWords(asked, known);
    const start = plainText(words.join(' '));
    const places = await findSuggestedPlaces(db, config.REGION, textQuery(words, 'all', false), start, MOST_PLACES);
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
            detail: [place.kind_label, place.district].filter(Boolean).join(' · '),
          }),
        ),
      ],
      ...(corrected !== null && { corrected }),
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
  ].slice(0, 4);
}
