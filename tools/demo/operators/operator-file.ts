import { type Static, Type } from 'typebox';
import { Value } from 'typebox/value';
import { CancellationPolicy } from '#features/operators/contract/cancellation-policy.ts';
import { OpeningHours } from '#features/operators/contract/departure-rule.ts';
import { PLAN_CATEGORIES } from '#features/operators/contract/plan-categories.ts';
import { MeetingPoint, PlanPicture } from '#features/operators/contract/plan-content.ts';
import { UNIT_TYPES } from '#features/operators/contract/unit.ts';
import { Poster } from '#features/places/contract/place.ts';
import { Clock, closed, Day, orNull } from '#features/schema.ts';

/**
 * Schema of `regions/<id>/operators/<slug>.json`. A place is named by the key of a source record, such as
 * "osm:way/157859518".
 */
const Text = Type.String({ minLength: 1 });
const Key = Type.String({ pattern: '^[a-z][a-z0-9-]*$' });
const Weekdays = Type.Array(Type.Integer({ minimum: 1, maximum: 7 }), { minItems: 1 });

const Stop = Type.Object(
  {
    at: Clock,
    minutes: Type.Integer({ minimum: 5, maximum: 1440 }),
    place: orNull(Text),
    title: Text,
    note: Type.String(),
    included: Type.Boolean(),
  },
  closed,
);

const FileUnit = Type.Object(
  {
    key: Key,
    type: Type.Enum([...UNIT_TYPES]),
    name: Text,
    minAge: orNull(Type.Integer()),
    maxAge: orNull(Type.Integer()),
    places: Type.Integer({ minimum: 0 }),
    idRequired: Type.Optional(Type.Boolean()),
    accompaniedBy: Type.Optional(Type.Array(Key)),
  },
  closed,
);

/** Day of every year, such as "12-24". A season may end in the following year. */
const YearDay = Type.String({ pattern: '^(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$' });
const FilePrice = Type.Object(
  {
    unit: orNull(Key),
    from: Type.Optional(YearDay),
    to: Type.Optional(YearDay),
    weekdays: Type.Optional(Weekdays),
    amount: Type.Integer({ minimum: 0 }),
  },
  closed,
);
export type FilePrice = Static<typeof FilePrice>;

const FileRule = Type.Object(
  {
    weekdays: Weekdays,
    times: Type.Array(Clock),
    openingHours: Type.Optional(OpeningHours),
    onlyOpen: Type.Optional(Type.Boolean()),
    resources: Type.Optional(Type.Array(Key)),
  },
  closed,
);

const FileOption = Type.Object(
  {
    key: Key,
    name: Text,
    language: orNull(Type.String({ pattern: '^[a-z]{2}$' })),
    durationMinutes: Type.Integer({ minimum: 1 }),
    cutoffMinutes: Type.Integer({ minimum: 0 }),
    capacity: orNull(Type.Integer({ minimum: 1 })),
    minimumGroup: Type.Optional(Type.Integer({ minimum: 1 })),
    minimumOutcome: Type.Optional(Type.Enum(['guaranteed', 'cancel'])),
    minimumDecidedHours: Type.Optional(Type.Integer({ minimum: 0 })),
    minUnits: Type.Optional(Type.Integer({ minimum: 1 })),
    maxUnits: orNull(Type.Integer({ minimum: 1 })),
    private: Type.Optional(Type.Boolean()),
    depositBps: Type.Optional(Type.Integer()),
    balanceDays: Type.Optional(Type.Integer()),
    units: Type.Array(FileUnit, { minItems: 1 }),
    prices: Type.Array(FilePrice, { minItems: 1 }),
    rules: Type.Array(FileRule, { minItems: 1 }),
  },
  closed,
);
export type FileOption = Static<typeof FileOption>;

const FilePlan = Type.Object(
  {
    slug: Key,
    category: Type.Enum([...PLAN_CATEGORIES]),
    difficulty: Type.Integer({ minimum: 1, maximum: 4 }),
    languages: Type.Array(Type.String({ pattern: '^[a-z]{2}$' }), { minItems: 1 }),
    accessible: Type.Boolean(),
    adventure: Type.Boolean(),
    availabilityType: Type.Enum(['START_TIME', 'OPENING_HOURS']),
    confirmation: Type.Enum(['INSTANT', 'MANUAL', 'INSTANT_THEN_MANUAL']),
    pricingPer: Type.Enum(['UNIT', 'BOOKING']),
    title: Text,
    summary: Text,
    description: Text,
    days: Type.Array(Type.Object({ title: Text, stops: Type.Array(Stop, { minItems: 1 }) }, closed), { minItems: 1 }),
    onFoot: Type.Optional(Type.Boolean()),
    meeting: MeetingPoint,
    includes: Type.Array(Text),
    excludes: Type.Array(Text),
    restrictions: Type.Array(Text),
    bring: Type.Array(Text),
    access: Type.String(),
    questions: Type.Array(
      Type.Object(
        {
          label: Text,
          kind: Type.Enum(['text', 'choice', 'number', 'yes_no']),
          choices: Type.Array(Text),
          perPerson: Type.Boolean(),
          required: Type.Boolean(),
        },
        closed,
      ),
    ),
    policy: CancellationPolicy,
    pictures: Type.Array(PlanPicture),
    certificate: orNull(Type.Object({ number: Text, until: Day }, closed)),
    options: Type.Array(FileOption, { minItems: 1 }),
    inDemand: Type.Optional(Type.Boolean()),
  },
  closed,
);
export type FilePlan = Static<typeof FilePlan>;

export const OperatorFile = Type.Object(
  {
    slug: Key,
    name: Text,
    legalName: Text,
    register: Type.String({ pattern: '^DEMO-\\d{4}$' }),
    checked: Day,
    about: Text,
    languages: Type.Array(Type.String({ pattern: '^[a-z]{2}$' })),
    email: Text,
    phone: Text,
    colour: Type.String({ pattern: '^#[0-9A-Fa-f]{6}$' }),
    poster: Poster,
    at: Type.Object({ address: Text, lon: Type.Number(), lat: Type.Number() }, closed),
    staffed: Type.Optional(Type.Boolean()),
    resources: Type.Array(
      Type.Object(
        {
          key: Key,
          kind: Type.Enum(['guide', 'vehicle', 'boat', 'equipment', 'room']),
          name: Text,
          counts: Type.Enum(['departure', 'place']),
          capacity: Type.Integer({ minimum: 1 }),
        },
        closed,
      ),
    ),
    plans: Type.Array(FilePlan, { minItems: 1 }),
  },
  closed,
);
export type OperatorFile = Static<typeof OperatorFile>;

/** @throws Error with the name of the file and each fault */
export function readOperatorFile(text: string, file: string): OperatorFile {
  const value: unknown = JSON.parse(text);
  if (Value.Check(OperatorFile, value)) return value;
  const faults = [...Value.Errors(OperatorFile, value)].map(
    ({ instancePath, message }) => `${instancePath} ${message}`,
  );
  throw new Error(`${file}: ${faults.join('; ')}`);
}
