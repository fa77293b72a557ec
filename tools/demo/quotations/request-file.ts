import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Static, Type } from 'typebox';
import { Value } from 'typebox/value';
import { Inclusion, InclusionKinds } from '#features/quotations/contract/inclusion-kinds.ts';
import { LINE_KINDS, UNIT_FOLLOWS } from '#features/quotations/contract/offer.ts';
import { DECLINE_CODES } from '#features/quotations/contract/operator.ts';
import { LODGING_CLASSES, RequestedParty } from '#features/quotations/contract/quotation.ts';
import { Clock, closed, orNull } from '#features/schema.ts';
import { Needs } from '#features/trips/contract/trip.ts';

/**
 * Schema of `regions/<id>/quotations/<slug>.json`. Operators are named by slug, places by the keys of their source
 * records. Prices are minor units of the region's currency.
 */
const Text = Type.String({ minLength: 1 });
const Key = Type.String({ pattern: '^[a-z][a-z0-9-]*$' });

const Stop = Type.Object(
  {
    at: Clock,
    minutes: Type.Integer({ minimum: 5, maximum: 1440 }),
    place: orNull(Text),
    title: Text,
    included: Type.Optional(Type.Boolean()),
  },
  closed,
);
export type FileStop = Static<typeof Stop>;

const Line = Type.Object(
  {
    key: Key,
    kind: Type.Enum(LINE_KINDS.filter((kind) => kind !== 'plan')),
    title: Text,
    note: Type.Optional(Type.String()),
    brings: Type.Optional(InclusionKinds),
    day: Type.Integer({ minimum: 1 }),
    days: Type.Optional(Type.Integer({ minimum: 1 })),
    at: Clock,
    minutes: Type.Integer({ minimum: 5 }),
    place: Type.Optional(Text),
    units: Type.Array(
      Type.Object(
        {
          name: Text,
          count: Type.Union([Type.Integer({ minimum: 1 }), Type.Enum([...UNIT_FOLLOWS])]),
          price: Type.Integer({ minimum: 0 }),
        },
        closed,
      ),
      { minItems: 1 },
    ),
    required: Type.Optional(Type.Boolean()),
    needs: Type.Optional(Type.Array(Key)),
  },
  closed,
);
export type FileLine = Static<typeof Line>;

const Answer = Type.Object(
  {
    operator: Key,
    greeting: Text,
    days: Type.Optional(Type.Array(Type.Object({ title: Text, stops: Type.Array(Stop, { minItems: 1 }) }, closed))),
    lines: Type.Array(Line, { minItems: 1 }),
    lodging: Type.Optional(Type.String()),
    includes: Type.Array(Inclusion),
    excludes: Type.Array(Inclusion),
    conditions: Type.Optional(Type.String()),
    minimumTotal: Type.Optional(Type.Integer({ minimum: 1 })),
    changes: Type.Optional(Text),
    question: Type.Optional(Text),
    accepted: Type.Optional(Type.Boolean()),
  },
  closed,
);
export type FileAnswer = Static<typeof Answer>;

export const RequestFile = Type.Object(
  {
    slug: Key,
    title: Text,
    plan: Type.Optional(Key),
    guest: Type.Optional(Type.Object({ name: Text, email: Text, phone: Text }, closed)),
    hoursAgo: Type.Number({ minimum: 0, maximum: 200 }),
    /** The trip starts on the first day with this weekday (1 is Monday) that is at least `ahead` days away. */
    starts: Type.Object(
      { ahead: Type.Integer({ minimum: 1, maximum: 120 }), weekday: Type.Integer({ minimum: 1, maximum: 7 }) },
      closed,
    ),
    length: Type.Integer({ minimum: 1, maximum: 10 }),
    party: RequestedParty,
    budget: orNull(Type.Object({ amount: Type.Integer({ minimum: 1 }), per: Type.Enum(['group', 'person']) }, closed)),
    lodging: orNull(Type.Enum([...LODGING_CLASSES])),
    needs: Needs,
    languages: Type.Array(Type.String({ pattern: '^[a-z]{2}$' })),
    wishes: Type.String(),
    days: Type.Array(Type.Array(Stop, { minItems: 1 })),
    operators: Type.Array(Key, { minItems: 1 }),
    viewed: Type.Array(Key),
    answers: Type.Array(Answer),
    refusals: Type.Array(Type.Object({ operator: Key, code: Type.Enum([...DECLINE_CODES]), text: Text }, closed)),
  },
  closed,
);
export type RequestFile = Static<typeof RequestFile>;

/** @throws Error with the name of the file and each fault */
export async function readRequestFiles(folder: string): Promise<RequestFile[]> {
  const path = join(folder, 'quotations');
  if (!existsSync(path)) return [];
  const names = (await readdir(path)).filter((name) => name.endsWith('.json')).sort();
  return Promise.all(names.map(async (name) => readRequestFile(await readFile(join(path, name), 'utf8'), name)));
}

function readRequestFile(text: string, name: string): RequestFile {
  const value: unknown = JSON.parse(text);
  if (Value.Check(RequestFile, value)) return value;
  const faults = [...Value.Errors(RequestFile, value)].map(({ instancePath, message }) => `${instancePath} ${message}`);
  throw new Error(`quotations/${name}: ${faults.join('; ')}`);
}
