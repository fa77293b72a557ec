import { type Static, Type } from 'typebox';
import { orNull } from '#features/schema.ts';
import { POSITIONS_IN_TEXT } from './position.ts';

export const WaysQuery = Type.Object(
  {
    through: Type.String({
      minLength: 3,
      maxLength: 2400,
      ...POSITIONS_IN_TEXT,
      description: 'Two to forty stations separated by ";": ids of places, or "lon,lat" in degrees',
    }),
    date: Type.Optional(
      Type.String({ format: 'date', description: 'The day on which one travels: around what is closed then' }),
    ),
  },
  { additionalProperties: false },
);

export const DrawnWay = Type.Object({
  minutes: Type.Integer(),
  metres: Type.Integer(),
  mode: Type.Enum(['walk', 'drive', 'train', 'boat']),
  basis: Type.Enum(['road_graph', 'official', 'estimate']),
  /** Longitude and latitude in degrees. If the line of a way is unknown, the way has only two points. */
  line: Type.Array(Type.Tuple([Type.Number(), Type.Number()])),
});
export type DrawnWay = Static<typeof DrawnWay>;

export const WaysAnswer = Type.Object({ ways: Type.Array(orNull(DrawnWay)) });
export type WaysAnswer = Static<typeof WaysAnswer>;

export const MOST_STATIONS = 40;
