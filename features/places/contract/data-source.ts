import { type Static, Type } from 'typebox';
import { Day, orNull } from '#features/schema.ts';

export const DataSource = Type.Object({
  id: Type.String(),
  name: Type.String(),
  attribution: Type.String(),
  licenceName: Type.String(),
  licenceUrl: orNull(Type.String()),
  url: orNull(Type.String()),
  date: Day,
  usedFor: Type.Array(Type.String()),
  note: orNull(Type.String()),
  imported: Type.Boolean({ description: 'Un archivo que subió la región' }),
});
export type DataSource = Static<typeof DataSource>;

export const DataSources = Type.Object({ items: Type.Array(DataSource) });
