import { type Static, type TSchema, Type } from 'typebox';
import { Clock, Day, orNull } from '#features/schema.ts';
import { AvailabilityContent } from './content.ts';
import { Pricing, PricingUnit } from './pricing.ts';

/** A local time with offset, in whole seconds. */
export const LocalDateTime = Type.String({ pattern: '^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d[+-]\\d\\d:\\d\\d$' });
/** An instant in UTC, in whole seconds. */
export const UtcDateTime = Type.String({ pattern: '^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\dZ$' });

export const OCTO_AVAILABILITY_STATUSES = ['AVAILABLE', 'FREESALE', 'SOLD_OUT', 'LIMITED', 'CLOSED'] as const;
export const OctoAvailabilityStatus = Type.Enum([...OCTO_AVAILABILITY_STATUSES]);
export type OctoAvailabilityStatus = Static<typeof OctoAvailabilityStatus>;

const OpeningHours = Type.Array(Type.Object({ from: Clock, to: Clock }));

export const Availability = Type.Object({
  id: Type.String({ minLength: 1 }),
  localDateTimeStart: LocalDateTime,
  localDateTimeEnd: LocalDateTime,
  allDay: Type.Boolean(),
  available: Type.Boolean(),
  status: OctoAvailabilityStatus,
  vacancies: orNull(Type.Integer({ minimum: 0 })),
  capacity: orNull(Type.Integer({ minimum: 0 })),
  maxUnits: orNull(Type.Integer({ minimum: 0 })),
  utcCutoffAt: UtcDateTime,
  openingHours: OpeningHours,
  unitPricing: Type.Optional(Type.Array(PricingUnit)),
  pricing: Type.Optional(Pricing),
  ...Type.Partial(AvailabilityContent).properties,
});
export type Availability = Static<typeof Availability>;

export const CalendarDay = Type.Object({
  localDate: Day,
  available: Type.Boolean(),
  status: OctoAvailabilityStatus,
  statusCode: Type.String(),
  statusMessage: Type.String(),
  /** The free seats of the departure with the most free seats. */
  vacancies: orNull(Type.Integer({ minimum: 0 })),
  capacity: orNull(Type.Integer({ minimum: 0 })),
  openingHours: OpeningHours,
  unitPricingFrom: Type.Optional(Type.Array(PricingUnit)),
  pricingFrom: Type.Optional(Pricing),
});
export type CalendarDay = Static<typeof CalendarDay>;

/** Null and an absent value mean the same. */
export const optionalOrNull = <T extends TSchema>(schema: T) => Type.Optional(orNull(schema));
export const OctoId = Type.String({ maxLength: 100 });
const units = optionalOrNull(
  Type.Array(Type.Object({ id: OctoId, quantity: Type.Integer({ minimum: 0, maximum: 500 }) }), { maxItems: 60 }),
);

export const CalendarBody = Type.Object({
  productId: OctoId,
  optionId: OctoId,
  localDateStart: Day,
  localDateEnd: Day,
  units,
  currency: optionalOrNull(Type.String({ maxLength: 3 })),
});

/** A request must have exactly one of ids, a range of days or a single day. The single day is OCTO's older form. */
export const AvailabilityBody = Type.Object({
  productId: OctoId,
  optionId: OctoId,
  availabilityIds: optionalOrNull(Type.Array(OctoId, { maxItems: 200 })),
  localDateStart: optionalOrNull(Day),
  localDateEnd: optionalOrNull(Day),
  localDate: optionalOrNull(Day),
  units,
  currency: optionalOrNull(Type.String({ maxLength: 3 })),
});
export type AvailabilityBody = Static<typeof AvailabilityBody>;
