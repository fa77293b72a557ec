import { type Static, Type } from 'typebox';
import { Latitude, Longitude } from '#features/maps/contract/position.ts';
import { Day, Id, orNull, text } from '#features/schema.ts';
import { CancellationPolicy } from './cancellation-policy.ts';
import { PLAN_CATEGORIES } from './plan-categories.ts';

/** The database stores the content in `plan_version.content`. A booking keeps the version that was bought. */

export const ProgramStop = Type.Object({
  /** Minutes after local midnight of the stop's day. */
  begin: Type.Integer({ minimum: 0, maximum: 2880 }),
  minutes: Type.Integer({ minimum: 5, maximum: 1440 }),
  /** Id of a place (`company` on the wire). Null for a stop on the way. */
  place: orNull(Type.String({ maxLength: 60 })),
  title: text(80, 1),
  note: text(300),
  included: Type.Boolean(),
});
export type ProgramStop = Static<typeof ProgramStop>;

export const ProgramDay = Type.Object({ title: text(80, 1), stops: Type.Array(ProgramStop, { maxItems: 20 }) });
export type ProgramDay = Static<typeof ProgramDay>;

export const MeetingPoint = Type.Object({
  kind: Type.Enum(['point', 'pickup']),
  name: text(120, 1),
  note: text(300),
  lon: Longitude,
  lat: Latitude,
  asksAddress: Type.Boolean(),
});
export type MeetingPoint = Static<typeof MeetingPoint>;

/** The meeting point of a plan in writing. A plan without a name or place of it cannot be submitted. */
export const DraftMeetingPoint = Type.Object({
  ...MeetingPoint.properties,
  name: text(120),
  /** Until the operator has chosen a place. `lon` and `lat` are then the region's centre. */
  unplaced: Type.Optional(Type.Literal(true)),
});
export type DraftMeetingPoint = Static<typeof DraftMeetingPoint>;

export const BookingQuestion = Type.Object({
  id: Id,
  label: text(120, 1),
  kind: Type.Enum(['text', 'choice', 'number', 'yes_no']),
  choices: Type.Array(text(60, 1), { maxItems: 12 }),
  /** `true` asks each traveller. `false` asks once for the whole party. */
  perPerson: Type.Boolean(),
  required: Type.Boolean(),
});
export type BookingQuestion = Static<typeof BookingQuestion>;

export const PlanPicture = Type.Union([
  Type.Object({
    kind: Type.Literal('poster'),
    scene: text(60, 1),
    seed: text(60),
    hour: Type.Optional(text(20)),
    alt: text(200),
  }),
  Type.Object({
    kind: Type.Literal('photo'),
    /** URL path of a stored image (`/archivos/…`). */
    file: text(120, 1),
    alt: text(200, 1),
    credit: text(120),
    thumbhash: Type.Optional(text(60)),
  }),
]);
export type PlanPicture = Static<typeof PlanPicture>;

export const PlanFacts = Type.Object({
  category: Type.Enum([...PLAN_CATEGORIES]),
  difficulty: Type.Integer({ minimum: 1, maximum: 4 }),
  /** ISO 639-1 codes. */
  languages: Type.Array(Type.String({ pattern: '^[a-z]{2}$' }), { minItems: 1, maxItems: 8, uniqueItems: true }),
  accessible: Type.Boolean(),
  /** `true` for adventure plans, which need a safety certificate. */
  adventure: Type.Boolean(),
  confirmation: Type.Enum(['INSTANT', 'MANUAL', 'INSTANT_THEN_MANUAL']),
});
export type PlanFacts = Static<typeof PlanFacts>;

export const PlanContent = Type.Object({
  title: text(90, 3),
  summary: text(240),
  description: text(4000),
  days: Type.Array(ProgramDay, { minItems: 1, maxItems: 10 }),
  /** `true` if the group goes on foot between all stops. A road that is closed to cars does not affect the plan. */
  onFoot: Type.Optional(Type.Boolean()),
  meeting: DraftMeetingPoint,
  includes: Type.Array(text(100, 1), { maxItems: 20 }),
  excludes: Type.Array(text(100, 1), { maxItems: 20 }),
  restrictions: Type.Array(text(160, 1), { maxItems: 12 }),
  bring: Type.Array(text(100, 1), { maxItems: 12 }),
  access: text(400),
  questions: Type.Array(BookingQuestion, { maxItems: 8 }),
  policy: CancellationPolicy,
  pictures: Type.Array(PlanPicture, { maxItems: 12 }),
  certificate: orNull(Type.Object({ number: text(60, 1), until: Day })),
  /** Absent in imported versions, whose facts are in the row of the plan. */
  facts: Type.Optional(PlanFacts),
});
export type PlanContent = Static<typeof PlanContent>;
