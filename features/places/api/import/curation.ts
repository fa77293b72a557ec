import { type Static, Type } from 'typebox';
import { PlaceDoubt } from '#features/places/contract/place.ts';

/**
 * Decisions of the region's editors in `places/curation.json`. Keys name source records, such as "osm:way/157859518".
 */
const Key = Type.String({ minLength: 3 });
const Why = Type.String({ minLength: 3 });

export const Curation = Type.Object({
  exclude: Type.Array(Type.Object({ key: Key, reason: Why })),
  same: Type.Array(Type.Object({ key: Key, as: Key, why: Why })),
  set: Type.Array(
    Type.Object({
      key: Key,
      why: Why,
      name: Type.Optional(Type.String()),
      kind: Type.Optional(Type.String()),
      partOf: Type.Optional(Key),
      /** Key of the record that has the place's position, such as the record of its entrance. */
      positionOf: Type.Optional(Key),
      interest: Type.Optional(Type.Integer({ minimum: 0, maximum: 1000 })),
      usualHours: Type.Optional(Type.String()),
      needs: Type.Optional(Type.Partial(Type.Record(Type.Enum(['step_free', 'low_effort']), Type.Boolean()))),
    }),
  ),
  /** `price` is the place whose published fee is the price of the ticket for all `places`. */
  tickets: Type.Optional(Type.Array(Type.Object({ price: Key, places: Type.Array(Key, { minItems: 1 }), why: Why }))),
  /** Correct names of districts. The keys are the names in the boundary file, which has no accents. */
  districts: Type.Optional(Type.Record(Type.String(), Type.String())),
  /**
   * Texts for travellers, keyed by the note that an editor wrote. An empty text hides the note. A text without a subject
   * has the subject `other`.
   */
  notes: Type.Optional(Type.Record(Type.String(), Type.Union([Type.String(), PlaceDoubt]))),
  featured: Type.Array(Key),
});
export type Curation = Static<typeof Curation>;

export const NO_CURATION: Curation = { exclude: [], same: [], set: [], featured: [] };
