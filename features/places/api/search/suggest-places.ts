import { CATEGORY_NAMES } from '#features/places/contract/category-names.ts';
import type { Category } from '#features/places/contract/place.ts';
import * as routes from '#features/places/contract/routes.ts';
import type { Suggestion } from '#features/places/contract/suggestion.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { type CubeCell, readTally } from './counts.store.ts';
import { type Match, NO_MATCH, wordsQuery } from './match.store.ts';
import { plainText, wordsOf } from './query.rules.ts';
import { understandQuery } from './understand-query.ts';
import { findSuggestedPlaces } from './words.store.ts';

const MOST_PLACES = 7;

export function suggestPlaces(app: App, { db, config, region }: Platform): void {
  serve(app, routes.suggestPlaces, async ({ query }) => {
    if (wordsOf(query.q).length === 0) return { items: [] };
    const [understood, tally] = await Promise.all([
      understandQuery(db, await region.current(), query.q),
      readTally(db, config.REGION),
    ]);
    const { corrected, wish, words, isPrefix } = understood;
    const start = plainText(corrected ?? query.q).trim();
    const asked: Match = {
      ...NO_MATCH,
      region: config.REGION,
      text: words.length > 0 ? wordsQuery(words, 'all', isPrefix) : null,
      wish,
    };
    const places = await findSuggestedPlaces(db, asked, start, MOST_PLACES);
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
