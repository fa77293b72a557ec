import { type Static, Type } from 'typebox';
import { HoursClassSchema } from '#features/places/contract/place.ts';
import { Day, orNull } from '#features/schema.ts';

/** The link in the email shows these hours before the person confirms them. */
export const HoursConfirmation = Type.Object({
  place: Type.Object({ id: Type.String(), slug: Type.String(), name: Type.String() }),
  hours: Type.Object({ class: HoursClassSchema, rule: orNull(Type.String()) }),
  confirmedOn: orNull(Day),
  today: Day,
});
export type HoursConfirmation = Static<typeof HoursConfirmation>;
