import { type Static, Type } from 'typebox';

/**
 * Decisions of the region's editors (`places/curation.json`) about rows that are not places, about rows of the same
 * place, and about featured places. Keys are keys of source records ("osm:way/157859518", "mincetur:96").
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
      /** Key of the record whose position the place gets, for example the record of its entrance. */
      positionOf: Type.Optional(Key),
      interest: Type.Optional(Type.Integer({ minimum: 0, maximum: 1000 })),
    }),
  ),
  /** Correct names of districts. The key is the district's name in the boundary file, which has no accents. */
  districts: Type.Optional(Type.Record(Type.String(), Type.String())),
  /** Maps an editors' note to the text that travellers see instead. An empty text hides the note from travellers. */
  notes: Type.Optional(Type.Record(Type.String(), Type.String())),
  /** Most important place first. */
  featured: Type.Array(Key),
});
export type Curation = Static<typeof Curation>;

export const NO_CURATION: Curation = { exclude: [], same: [], set: [], featured: [] };
