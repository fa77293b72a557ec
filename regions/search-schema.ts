import { type Static, Type } from 'typebox';

const Text = Type.String({ minLength: 1 });

export const SearchMeaning = Type.Object({
  words: Type.Array(Text, { minItems: 1 }),
  label: Text,
  /** The kinds of places that fit best (`label` in features/places/api/import/kinds.rules.ts). */
  kinds: Type.Optional(Type.Array(Text)),
  /** Kinds of places that a search lists below `kinds` and `places`. */
  also: Type.Optional(Type.Array(Text)),
  /** Slugs of single places that a search lists together with `kinds`. */
  places: Type.Optional(Type.Array(Text)),
  /** A place whose text has one of these words is listed together with `also`. */
  text: Type.Optional(Type.Array(Text)),
  districts: Type.Optional(Type.Array(Text)),
});
export type SearchMeaning = Static<typeof SearchMeaning>;

export const SearchWords = Type.Object({
  meanings: Type.Array(SearchMeaning),
  /** Each group has different spellings or words for the same thing. */
  synonyms: Type.Array(Type.Array(Text, { minItems: 2 })),
  /** `fee` is the highest entrance fee of an adult that counts as cheap, in minor units. */
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
