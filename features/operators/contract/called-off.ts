import { type Static, Type } from 'typebox';
import { CANCELLED_FOR } from './departure-states.ts';

export const CalledOffQuery = Type.Object(
  {
    departures: Type.String({
      maxLength: 1500,
      pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}(,[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})*$',
      description: 'Hasta cuarenta identificadores, separados por comas',
    }),
  },
  { additionalProperties: false },
);

export const CalledOff = Type.Object({
  items: Type.Array(Type.Object({ departureId: Type.String(), cause: Type.Enum([...CANCELLED_FOR]) })),
});
export type CalledOff = Static<typeof CalledOff>;
