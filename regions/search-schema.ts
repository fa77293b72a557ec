import { type Static, Type } from 'typebox';

const Text = Type.String({ minLength: 1 });

/** A word or phrase of a search, and the places that it means. Accents and plurals do not matter. */
export const SearchMeaning = Type.Object({
  words: Type.Array(Text, { minItems: 1 }),
  /** Names the meaning on the screen, such as "Cevicherías". */
  label: Text,
  /** Kinds of places (`label` in features/places/api/import/kinds.rules.ts), the best kinds. */
  kinds: Type.Optional(Type.Array(Text)),
  /** Kinds that follow the best kinds. */
  also: Type.Optional(Type.Array(Text)),
  /** Slugs of further places, which belong to the best. */
  places: Type.Optional(Type.Array(Text)),
  /** Places with one of these words follow too. */
  text: Type.Optional(Type.Array(Text)),
  /** Only places in these districts. */
  districts: Type.Optional(Type.Array(Text)),
});
export type SearchMeaning = Static<typeof SearchMeaning>;

/** Schema of `regions/<id>/search.json`. */
export const SearchWords = Type.Object({
  meanings: Type.Array(SearchMeaning),
  /** Each group has different spellings or words for the same thing. */
  synonyms: Type.Array(Type.Array(Text, { minItems: 2 })),
  /** `fee` is the highest cheap entrance fee of an adult, in the smallest unit of the currency. */
  cheap: Type.Object({ fee: Type.Integer({ minimum: 0 }), kinds: Type.Array(Text) }),
  children: Type.Object({ kinds: Type.Array(Text), places: Type.Array(Text) }),
});
export type SearchWords = Static<typeof SearchWords>;

export const NO_SEARCH_WORDS: SearchWords = {
  meanings: [],
  synonyms: [],
  cheap: { fee: 0, kinds: [] },
  children: { kinds: [], places: [] },
};
