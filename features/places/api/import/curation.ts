import { type Static, Type } from 'typebox';

/**
 * What the region's own people decided about the sources (`places/curation.json`): which rows are no places, which are the same place, what to
 * show first. Every decision says why. Keys are those of the source records ("osm:way/157859518", "mincetur:96").
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
      /** Name of a kind of kinds.rules.ts. */
      kind: Type.Optional(Type.String()),
      partOf: Type.Optional(Key),
      /** Stands where this other record stands (an entrance that is better known). */
      positionOf: Type.Optional(Key),
      interest: Type.Optional(Type.Integer({ minimum: 0, maximum: 1000 })),
    }),
  ),
  /** Spelling of districts whose boundaries' file lacks the accents. */
  districts: Type.Optional(Type.Record(Type.String(), Type.String())),
  /** What a traveller reads instead of a note (a doubt, or one about hours) that was written for editors, by the note; "" keeps it from travellers. */
  notes: Type.Optional(Type.Record(Type.String(), Type.String())),
  /** Shown on the first screen, most important first. */
  featured: Type.Array(Key),
});
export type Curation = Static<typeof Curation>;

export const NO_CURATION: Curation = { exclude: [], same: [], set: [], featured: [] };
