import { type Static, Type } from 'typebox';

/**
 * Decisions of the region's own people about the sources (`places/curation.json`): rows that are no places, rows that are the same place, and places
 * to show first. Each decision has a reason. Keys are the keys of the source records ("osm:way/157859518", "mincetur:96").
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
      /** The record whose position it takes (for example a better known entrance). */
      positionOf: Type.Optional(Key),
      interest: Type.Optional(Type.Integer({ minimum: 0, maximum: 1000 })),
    }),
  ),
  /** Spelling of districts whose names lack accents in the boundary file. */
  districts: Type.Optional(Type.Record(Type.String(), Type.String())),
  /**
   * Text for travellers instead of a note that was written for editors (a doubt, or a note about hours), by the note; "" hides it from travellers.
   */
  notes: Type.Optional(Type.Record(Type.String(), Type.String())),
  /** Shown on the first screen, most important first. */
  featured: Type.Array(Key),
});
export type Curation = Static<typeof Curation>;

export const NO_CURATION: Curation = { exclude: [], same: [], set: [], featured: [] };
