import { type Static, Type } from 'typebox';
import { POLICY_KINDS, POLICY_STATES } from './policy.ts';

const OrNull = <T extends Type.TSchema>(type: T) => Type.Union([type, Type.Null()]);
const Kind = Type.Enum([...POLICY_KINDS]);
const Day = Type.String({ format: 'date' });

/** A version as staff see it. */
export const DeskVersion = Type.Object({
  version: Type.Integer(),
  state: Type.Enum([...POLICY_STATES]),
  title: Type.String(),
  effectiveFrom: Day,
  demo: Type.Boolean(),
  hash: Type.String(),
  summary: OrNull(Type.String()),
  changedAt: Type.String({ format: 'date-time' }),
  /** People who accepted exactly this version. */
  accepted: Type.Integer(),
});
export type DeskVersion = Static<typeof DeskVersion>;

export const PolicyDesk = Type.Object({
  items: Type.Array(
    Type.Object({
      kind: Kind,
      title: Type.String(),
      inForce: OrNull(DeskVersion),
      scheduled: OrNull(DeskVersion),
      draft: OrNull(DeskVersion),
      /** Its placeholders say something else today than the text in force. */
      outdated: Type.Boolean(),
    }),
  ),
});
export type PolicyDesk = Static<typeof PolicyDesk>;

/** A text as it is written: with placeholders, and as it reads with them filled in. */
export const DeskText = Type.Object({ title: Type.String(), source: Type.String(), body: Type.String() });

export const PolicyOnDesk = Type.Object({
  kind: Kind,
  versions: Type.Array(DeskVersion),
  /** What the editor begins with: the draft, else the newest published text. */
  text: Type.Object({
    ...DeskText.properties,
    hash: OrNull(Type.String({ description: 'Del borrador; nulo si no hay' })),
  }),
  summary: OrNull(Type.String()),
  inForce: OrNull(DeskText),
  outdated: Type.Boolean(),
  placeholders: Type.Array(Type.Object({ name: Type.String(), value: Type.String() })),
  today: Day,
  can: Type.Object({ publish: Type.Object({ allowed: Type.Boolean(), reason: OrNull(Type.String()) }) }),
});
export type PolicyOnDesk = Static<typeof PolicyOnDesk>;

export const SaveDraftBody = Type.Object(
  {
    title: Type.String({ minLength: 3, maxLength: 120, pattern: '\\S' }),
    source: Type.String({ minLength: 20, maxLength: 60_000 }),
    summary: OrNull(Type.String({ maxLength: 500 })),
    hash: OrNull(Type.String({ description: 'El del borrador que se leyó; nulo si no había' })),
  },
  { additionalProperties: false },
);
export const PublishBody = Type.Object({ hash: Type.String(), effectiveFrom: Day }, { additionalProperties: false });
export const WithdrawBody = Type.Object({ version: Type.Integer({ minimum: 1 }) }, { additionalProperties: false });
