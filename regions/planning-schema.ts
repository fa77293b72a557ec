import { type Static, Type } from 'typebox';

const Minutes = Type.Integer({ minimum: 0, maximum: 1440 });

/** The promise of a pace for each day, in minutes. Only places that the traveller asked for can need longer drives. */
const PaceLimits = Type.Object({
  drive: Minutes,
  /** The planner avoids longer driving on a usual day. */
  drive_usual: Minutes,
  /** On foot between visits. */
  walk: Minutes,
});
export type PaceLimits = Static<typeof PaceLimits>;

const Clock = Type.String({ pattern: '^([01]\\d|2[0-3]):[0-5]\\d$' });

/** Settings for the plans of a region. docs/region-guide.md explains them. */
export const PlanningSettings = Type.Object({
  pace: Type.Object({ calm: PaceLimits, balanced: PaceLimits, full: PaceLimits }),
  /** In these months (1 to 12), open-air sites are visited before `from`. */
  wet_afternoons: Type.Optional(
    Type.Object({
      months: Type.Array(Type.Integer({ minimum: 1, maximum: 12 }), { minItems: 1 }),
      from: Clock,
      /** Source of the months and the time. */
      why: Type.String({ minLength: 1 }),
    }),
  ),
  /** `true` if travellers get used to the altitude: on the first day of a trip, places above 3500 m are left out. */
  first_day_below_3500: Type.Optional(Type.Boolean()),
  /** Days end by this time if the roads are better driven in daylight. A day that lasts until dinner is not shortened. */
  home_by: Type.Optional(Clock),
  /** Feasts of the region that are no holidays of the country. Museums are shut, and `closed` are source keys of further places. */
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
