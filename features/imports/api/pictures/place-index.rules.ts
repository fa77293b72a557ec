import { nameKey, type StoredPlace, similarity } from '#features/places/api/public.ts';

export interface PlaceIndex {
  /** One place if the reference is sure, several if a person must choose, none if it names no place. */
  find(reference: { id: string; name: string }): { sure: StoredPlace | null; others: StoredPlace[] };
}

const MOST_CHOICES = 6;
/** Shared pairs of characters, from 0 to 1. */
const ALIKE = 0.6;

/** @param merged the kept place of each merged place, by id */
export function placeIndex(places: readonly StoredPlace[], merged: ReadonlyMap<string, string>): PlaceIndex {
  const byId = new Map(places.map((place) => [place.id, place]));
  const bySlug = new Map(places.map((place) => [place.slug, place]));
  const byKey = new Map(places.flatMap((place) => place.keys.map((key) => [key, place])));
  const byName = new Map<string, StoredPlace[]>();
  const named = places.flatMap((place) =>
    [place.name, ...place.otherNames.split(';')]
      .map(nameKey)
      .filter(Boolean)
      .map((key) => ({ key, place })),
  );
  for (const { key, place } of named) {
    const same = byName.get(key) ?? [];
    if (!same.includes(place)) byName.set(key, [...same, place]);
  }
  const ofReference = (text: string): StoredPlace | undefined => {
    const slug = text.replace(/^.*\/lugares\//, '').replace(/[?#/].*$/, '');
    const id = text.toLowerCase();
    return byId.get(merged.get(id) ?? id) ?? bySlug.get(slug) ?? byKey.get(text);
  };
  return {
    find({ id, name }) {
      const stated = (id && ofReference(id)) || (name && ofReference(name)) || undefined;
      if (stated) return { sure: stated, others: [] };
      const key = nameKey(name);
      if (key === '') return { sure: null, others: [] };
      const same = byName.get(key) ?? [];
      if (same.length === 1 && id === '') return { sure: same[0]!, others: [] };
      if (same.length > 0) return { sure: null, others: same.slice(0, MOST_CHOICES) };
      const alike = named
        .map((one) => ({ place: one.place, alike: similarity(key, one.key) }))
        .filter((one) => one.alike >= ALIKE)
        .sort((a, b) => b.alike - a.alike);
      return { sure: null, others: [...new Set(alike.map(({ place }) => place))].slice(0, MOST_CHOICES) };
    },
  };
}
