import { plainText, plainWords, type SearchSource } from '#features/search/api/public.ts';
import { paths } from '#web/paths/site.ts';
import { countWords } from './count-words.ts';
import { understandQuery } from './understand-query.ts';
import { findSuggestedPlaces, type NamedPlace, nearestWords } from './words.store.ts';

export const SOURCE_NAME = 'places';

export const placeDetail = ({ kind_label, district }: Pick<NamedPlace, 'kind_label' | 'district'>): string =>
  [kind_label, district].filter(Boolean).join(' · ');

/** The search box reads its places with `suggestPlaces`. This source says whether a text is found at all. */
export const placeSource: SearchSource = {
  name: SOURCE_NAME,
  title: 'Lugares',
  rank: 10,
  async find({ db, config, region }, { text }, most) {
    const understood = await understandQuery(db, await region.current(), text);
    const { match, total } = await countWords(db, config.REGION, understood);
    const start = plainText(understood.corrected ?? text);
    const places = total > 0 ? await findSuggestedPlaces(db, match, start, most) : [];
    // Useful places such as pharmacies are on the map of the same page.
    const isAmenity = understood.parts.some((part) => part.kind === 'meaning' && part.meaning.amenity);
    return {
      count: total > 0 ? total : isAmenity ? 1 : 0,
      items: places.map((place) => ({ label: place.name, detail: placeDetail(place), path: paths.place(place.slug) })),
    };
  },
  all: (text) => paths.explore(new URLSearchParams({ q: text })),
  async guess({ db, config }, texts) {
    const words = [...new Set(texts.flatMap((text) => plainWords(text)))];
    const nearest = await nearestWords(db, config.REGION, words);
    return new Map(
      texts.flatMap((text): [string, string][] => {
        const found = plainWords(text).flatMap((word) => nearest.get(word) ?? []);
        return found.length > 0 ? [[text, found.join(' ')]] : [];
      }),
    );
  },
};
