import { type Static, Type } from 'typebox';

const Minutes = Type.Integer({ minimum: 0, maximum: 1440 });

/** Limits for each day, in minutes. Only places that the traveller asked for may need longer drives. */
const PaceLimits = Type.Object({
  drive: Minutes,
  /** Minutes of driving that a usual day should not exceed. */
  drive_usual: Minutes,
  walk: Minutes,
});
export type PaceLimits = Static<typeof PaceLimits>;

const Clock = Type.String({ pattern: '^([01]\\d|2[0-3]):[0-5]\\d$' });

/** docs/region-guide.md explains each setting. */
export const PlanningSettings = Type.Object({
  pace: Type.Object({ calm: PaceLimits, balanced: PaceLimits, full: PaceLimits }),
  /** In these months (1 to 12), the planner puts visits of open-air sites before `from`. */
  wet_afternoons: Type.Optional(
    Type.Object({
      months: Type.Array(Type.Integer({ minimum: 1, maximum: 12 }), { minItems: 1 }),
      from: Clock,
      why: Type.String({ minLength: 1 }),
    }),
  ),
  /** If true, the first day of a trip leaves out places above 3500 m, so that travellers get used to the altitude. */
  first_day_below_3500: Type.Optional(Type.Boolean()),
  /** Days end by this time, so that travellers drive in daylight. */
  home_by: Type.Optional(Clock),
  /** Museums are shut on these feasts. `closed` has source keys of further closed places. */
  feasts: Type.Optional(
    Type.Array(
      Type.Object({
        name: Type.String({ minLength: 1 }),
        month: Type.Integer({ minimum: 1, maximum: 12 }),
        day: Type.Integer({ minimum: 1, maximum: 31 }),
        closed: Type.Array(Type.String()),
        why: Type.String({ minLength: 1 }),
      }),
    ),
  ),
});
export type PlanningSettings = Static<typeof PlanningSettings>;
