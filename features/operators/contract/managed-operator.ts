import { type Static, Type } from 'typebox';
import { OPERATOR_ROLES, type OperatorRole } from '#features/accounts/contract/actor.ts';
import { Can } from '#features/backoffice/contract/can.ts';
import { AccountRule, NumberRule } from '#features/policies/contract/number-rules.ts';
import { Day, Id, Instant, orNull } from '#features/schema.ts';
import { BankChange } from './bank-change.ts';
import { DOCUMENT_KINDS, OperatorLegal, OperatorProfile } from './operator.ts';
import { OPERATOR_ACTIONS, OperatorStateSchema } from './operator-states.ts';
import { PlanReviewSchema, PlanStateSchema } from './plan-states.ts';

export const OperatorRoleSchema = Type.Enum([...OPERATOR_ROLES]);

export const OPERATOR_ROLE_WORDS: Record<OperatorRole, { name: string; may: string }> = {
  owner: { name: 'Responsable', may: 'Lo cambia todo: datos, equipo, planes, salidas y cobros.' },
  sales: { name: 'Ventas', may: 'Maneja planes, precios, salidas y reservas.' },
  guide: { name: 'Guía', may: 'Ve quiénes vienen a sus salidas y marca su llegada.' },
};

export const OperatorMembership = Type.Object({
  id: Id,
  slug: Type.String(),
  name: Type.String(),
  state: OperatorStateSchema,
  fictional: Type.Boolean(),
  role: OperatorRoleSchema,
});
export type OperatorMembership = Static<typeof OperatorMembership>;
export const OperatorMemberships = Type.Object({ items: Type.Array(OperatorMembership) });

export const RegisterOperator = Type.Object(
  { name: Type.String({ minLength: 3, maxLength: 80 }) },
  { additionalProperties: false },
);

/**
 * Fields of the country's register, with the country's names. The tax number and the end of the registration are
 * separate members.
 */
export const RegisterFields = Type.Object({
  name: Type.String(),
  shortName: Type.String(),
  authority: Type.String(),
  url: orNull(Type.String()),
  fields: Type.Array(
    Type.Object({
      id: Type.String(),
      label: Type.String(),
      kind: Type.Enum(['text', 'date', 'choice']),
      required: Type.Boolean(),
      choices: Type.Array(Type.String()),
      pattern: Type.Optional(
        Type.String({ description: 'Expresión regular del número, sin espacios, puntos ni guiones' }),
      ),
      shape: Type.Optional(Type.String()),
    }),
  ),
  taxName: Type.String(),
  tax: NumberRule,
  /** An operator can be submitted only with documents of these kinds. */
  documents: Type.Array(Type.Enum([...DOCUMENT_KINDS])),
  account: orNull(AccountRule),
  until: orNull(Type.Object({ label: Type.String(), required: Type.Boolean() })),
  note: Type.String(),
});
export type RegisterFields = Static<typeof RegisterFields>;

export const OperatorDocument = Type.Object({
  id: Id,
  kind: Type.Enum([...DOCUMENT_KINDS]),
  name: Type.String(),
  width: Type.Integer(),
  height: Type.Integer(),
  addedAt: Instant,
});
export type OperatorDocument = Static<typeof OperatorDocument>;
export const OperatorDocuments = Type.Object({ items: Type.Array(OperatorDocument) });
export type OperatorDocuments = Static<typeof OperatorDocuments>;

/** The database stores the account encrypted. Screens show only the last characters. */
export const BankAccount = Type.Object(
  {
    holder: Type.String({ minLength: 3, maxLength: 140 }),
    bank: Type.String({ minLength: 2, maxLength: 80 }),
    /** BIC, or the country's own bank number. */
    bankCode: Type.String({ minLength: 2, maxLength: 20 }),
    /** IBAN, or the country's interbank number (CCI in Peru). */
    account: Type.String({ pattern: '^[A-Z0-9]{6,34}$' }),
    currency: Type.String({ pattern: '^[A-Z]{3}$' }),
  },
  { additionalProperties: false },
);
export type BankAccount = Static<typeof BankAccount>;

export const MissingPart = Type.Object({ path: Type.String(), message: Type.String() });

export const ManagedOperator = Type.Object({
  id: Id,
  slug: Type.String(),
  name: Type.String(),
  state: OperatorStateSchema,
  fictional: Type.Boolean(),
  role: OperatorRoleSchema,
  zone: Type.String(),
  profile: OperatorProfile,
  legal: OperatorLegal,
  registerUntil: orNull(Day),
  reviewNote: orNull(Type.String()),
  submittedAt: orNull(Instant),
  /** The region's commission on each sale, in hundredths of a percent. */
  commissionBps: Type.Integer(),
  bank: orNull(Type.Object({ holder: Type.String(), bank: Type.String(), ending: Type.String() })),
  /** Only owners see bank changes. The newest change is the first. */
  bankChanges: Type.Array(BankChange),
  bankWaitHours: Type.Integer(),
  /** `true` if the site cannot decrypt the stored account. An owner must then enter the account again. */
  bankUnreadable: Type.Boolean(),
  company: orNull(Type.String()),
  missing: Type.Array(MissingPart),
  can: Type.Object({ edit: Type.Boolean(), submit: Type.Boolean(), sell: Type.Boolean() }),
});
export type ManagedOperator = Static<typeof ManagedOperator>;

export const ChangeOperator = Type.Object(
  {
    name: Type.String({ minLength: 3, maxLength: 80 }),
    profile: OperatorProfile,
    legal: Type.Omit(OperatorLegal, ['checkedOn']),
    registerUntil: orNull(Day),
  },
  { additionalProperties: false },
);
export type ChangeOperator = Static<typeof ChangeOperator>;

export const TeamMember = Type.Object({
  accountId: Id,
  name: Type.String(),
  email: Type.String(),
  role: OperatorRoleSchema,
  addedAt: Instant,
  you: Type.Boolean(),
});
export const TeamInvitation = Type.Object({
  id: Id,
  email: Type.String(),
  role: OperatorRoleSchema,
  state: Type.Enum(['waiting', 'expired']),
  invitedAt: Instant,
  expiresAt: Instant,
});
export const OperatorTeam = Type.Object({ items: Type.Array(TeamMember), invitations: Type.Array(TeamInvitation) });
export type OperatorTeam = Static<typeof OperatorTeam>;

export const InviteMember = Type.Object(
  { email: Type.String({ format: 'email', maxLength: 200 }), role: OperatorRoleSchema },
  { additionalProperties: false },
);
export const ChangeMember = Type.Object({ role: OperatorRoleSchema }, { additionalProperties: false });

export const OperatorInvitationView = Type.Object({
  email: Type.String(),
  role: OperatorRoleSchema,
  operator: Type.Object({ id: Id, name: Type.String() }),
  expiresAt: Instant,
});
export const OPERATOR_INVITATION_DAYS = 7;

export const RegionOperator = Type.Object({
  id: Id,
  slug: Type.String(),
  name: Type.String(),
  state: OperatorStateSchema,
  fictional: Type.Boolean(),
  submittedAt: orNull(Instant),
  registerNumber: orNull(Type.String()),
  registerUntil: orNull(Day),
  plans: Type.Integer(),
  onSale: Type.Integer(),
  bankWaits: Type.Boolean({ description: 'Una cuenta de cobro nueva espera para usarse' }),
});
export type RegionOperator = Static<typeof RegionOperator>;
export const RegionOperators = Type.Object({ items: Type.Array(RegionOperator) });

export const RegionOperatorDetail = Type.Object({
  ...RegionOperator.properties,
  profile: OperatorProfile,
  legal: OperatorLegal,
  reviewNote: orNull(Type.String()),
  /** The operator's own commission in hundredths of a percent. Null means the default of the region. */
  commissionBps: orNull(Type.Integer()),
  usualCommissionBps: Type.Integer(),
  canCommission: Can,
  company: orNull(Type.String()),
  hasBank: Type.Boolean(),
  bankChanges: Type.Array(BankChange),
  register: RegisterFields,
  documents: Type.Array(OperatorDocument),
  /** At most 200 plans, without retired and made-to-order plans. */
  planList: Type.Array(Type.Object({ id: Id, title: Type.String(), state: PlanStateSchema, review: PlanReviewSchema })),
  events: Type.Array(
    Type.Object({
      at: Instant,
      action: Type.String(),
      toState: OperatorStateSchema,
      who: orNull(Type.String()),
      reason: orNull(Type.String()),
    }),
  ),
  can: Type.Array(Type.Enum([...OPERATOR_ACTIONS])),
});
export type RegionOperatorDetail = Static<typeof RegionOperatorDetail>;

export const ActOnOperator = Type.Object(
  {
    action: Type.Enum(['verify', 'send_back', 'suspend', 'resume']),
    /** Text for the operator. Required for every action except `verify` and `resume`. */
    reason: Type.Optional(Type.String({ minLength: 3, maxLength: 600 })),
    /** End of the registration, for `verify` and `resume`. If it is absent, the operator's own date applies. */
    registerUntil: Type.Optional(orNull(Day)),
  },
  { additionalProperties: false },
);
export const SetCommission = Type.Object(
  { commissionBps: orNull(Type.Integer({ minimum: 0, maximum: 1000 })) },
  { additionalProperties: false },
);

export const RegionOperatorsQuery = Type.Object(
  { state: Type.Optional(OperatorStateSchema) },
  { additionalProperties: false },
);
