import { type Static, Type } from 'typebox';
import { closed, Day, orNull } from '#features/schema.ts';
import { POSITIONS_IN_TEXT } from './position.ts';

const POINT = '-?\\d{1,3}(\\.\\d{1,9})?,-?\\d{1,2}(\\.\\d{1,9})?';
const Point = (description: string) =>
  Type.String({ maxLength: 40, pattern: `^${POINT}$`, ...POSITIONS_IN_TEXT, description });

export const BusLinesQuery = Type.Object(
  { from: Point('Desde, "longitud,latitud"'), to: Point('Hasta, "longitud,latitud"') },
  closed,
);

/** A bus line that joins two points. The type has no fare, because no open source publishes fares. */
export const JoiningLine = Type.Object({
  ref: Type.String(),
  operator: orNull(Type.String()),
  /** OpenStreetMap `opening_hours` grammar. Null if the hours are unknown. */
  hours: orNull(Type.String()),
  /** Metres in a straight line from the start to the bus line. `walkFrom` is the walk after the ride. */
  walkTo: Type.Integer(),
  walkFrom: Type.Integer(),
  metres: Type.Integer(),
  checked: orNull(Day),
});
export type JoiningLine = Static<typeof JoiningLine>;

export const BusLinesAnswer = Type.Object({
  items: Type.Array(JoiningLine),
  source: orNull(Type.Object({ attribution: Type.String(), url: orNull(Type.String()) })),
});
export type BusLinesAnswer = Static<typeof BusLinesAnswer>;
