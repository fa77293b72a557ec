import { type Static, Type } from 'typebox';
import { Day, Instant, orNull } from '#features/schema.ts';
import { Mode } from './mode-text.ts';
import { POLICY_KINDS, POLICY_STATES } from './policy.ts';
import { SALES } from './sales.ts';

const Kind = Type.Enum([...POLICY_KINDS]);

export const RegionVersion = Type.Object({
  version: Type.Integer(),
  state: Type.Enum([...POLICY_STATES]),
  title: Type.String(),
  effectiveFrom: Day,
  demo: Type.Boolean(),
  hash: Type.String(),
  summary: orNull(Type.String()),
  changedAt: Instant,
  accepted: Type.Integer(),
  /** Null if the text fits all legal modes or does not mention sales. */
  legalMode: orNull(Mode),
});
export type RegionVersion = Static<typeof RegionVersion>;

export const RegionPolicies = Type.Object({
  items: Type.Array(
    Type.Object({
      kind: Kind,
      title: Type.String(),
      inForce: orNull(RegionVersion),
      scheduled: orNull(RegionVersion),
      draft: orNull(RegionVersion),
      /** `true` if the text in force has outdated names or deadlines. */
      outdated: Type.Boolean(),
      /** `true` if the text in force is for a different legal mode than the current one. */
      otherMode: Type.Boolean(),
    }),
  ),
});
export type RegionPolicies = Static<typeof RegionPolicies>;

export const RegionText = Type.Object({ title: Type.String(), source: Type.String(), body: Type.String() });

export const RegionPolicy = Type.Object({
  kind: Kind,
  versions: Type.Array(RegionVersion),
  /** Draft, or else the newest published text. */
  text: Type.Object({
    ...RegionText.properties,
    hash: orNull(Type.String({ description: 'Del borrador; nulo si no hay' })),
  }),
  summary: orNull(Type.String()),
  inForce: orNull(RegionText),
  outdated: Type.Boolean(),
  otherMode: Type.Boolean(),
  legalMode: Type.Object({ now: Mode, draft: Mode }),
  /** Text from the region's files. Null if the text does not fit all legal modes. */
  prepared: orNull(Type.Object({ title: Type.String(), source: Type.String() })),
  fillings: Type.Array(
    Type.Object({
      mode: Mode,
      sells: Type.Enum([...SALES]),
      values: Type.Record(Type.String(), Type.String()),
    }),
  ),
  today: Day,
  can: Type.Object({ publish: Type.Object({ allowed: Type.Boolean(), reason: orNull(Type.String()) }) }),
});
export type RegionPolicy = Static<typeof RegionPolicy>;

export const SaveDraftBody = Type.Object(
  {
    title: Type.String({ minLength: 3, maxLength: 120, pattern: '\\S' }),
    source: Type.String({ minLength: 20, maxLength: 60_000 }),
    summary: orNull(Type.String({ maxLength: 500 })),
    hash: orNull(Type.String({ description: 'El del borrador que se leyó; nulo si no había' })),
    legalMode: Type.Optional(Mode),
  },
  { additionalProperties: false },
);
export const PublishBody = Type.Object({ hash: Type.String(), effectiveFrom: Day }, { additionalProperties: false });
export const WithdrawBody = Type.Object({ version: Type.Integer({ minimum: 1 }) }, { additionalProperties: false });
