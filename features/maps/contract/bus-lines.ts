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

/** No fare: no open source publishes fares. */
export const JoiningLine = Type.Object({
  /** As written on the vehicle, such as "C-14 S". */
  ref: Type.String(),
  operator: orNull(Type.String()),
  /** OpenStreetMap `opening_hours` grammar. Null if unknown. */
  hours: orNull(Type.String()),
  /** Walks to the line and from the line in metres, in a straight line. */
  walkTo: Type.Integer(),
  walkFrom: Type.Integer(),
  /** Length of the ride in metres. */
  metres: Type.Integer(),
  /** Day on which the source was last checked. Null if unknown. */
  checked: orNull(Day),
});
export type JoiningLine = Static<typeof JoiningLine>;

export const BusLinesAnswer = Type.Object({
  items: Type.Array(JoiningLine),
  /** Null for a region without lines. */
  source: orNull(Type.Object({ attribution: Type.String(), url: orNull(Type.String()) })),
});
export type BusLinesAnswer = Static<typeof BusLinesAnswer>;
