import { type Static, Type } from 'typebox';

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
      /** Key of a record whose position the place gets, such as the entrance. */
      positionOf: Type.Optional(Key),
      interest: Type.Optional(Type.Integer({ minimum: 0, maximum: 1000 })),
      /** Usual hours, for a place without hours from a source. */
      usualHours: Type.Optional(Type.String()),
      /** Needs that the place meets or fails, as the editors know it. */
      needs: Type.Optional(Type.Partial(Type.Record(Type.Enum(['step_free', 'low_effort']), Type.Boolean()))),
    }),
  ),
  /** Correct names of districts, keyed by the name without accents in the boundary file. */
  districts: Type.Optional(Type.Record(Type.String(), Type.String())),
  /** Texts for travellers, keyed by an editors' note. An empty text hides the note. */
  notes: Type.Optional(Type.Record(Type.String(), Type.String())),
  /** Most important place first. */
  featured: Type.Array(Key),
});
export type Curation = Static<typeof Curation>;

export const NO_CURATION: Curation = { exclude: [], same: [], set: [], featured: [] };
