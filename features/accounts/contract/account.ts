import { type Static, Type } from 'typebox';
import { POLICY_KINDS } from '#features/policies/contract/policy.ts';
import { closed, Instant, orNull } from '#features/schema.ts';
import { ACCOUNT_STATES } from './account-states.ts';
import { STAFF_ROLES } from './actor.ts';
import { EMAIL, PASSWORD_MAX, PASSWORD_MIN } from './entry-rules.ts';
import { GENDERS } from './gender.ts';

export const Email = Type.String({ maxLength: 254, pattern: EMAIL, description: 'Correo electrónico' });
/** Emails contain the name, so it must not contain control characters or angle brackets. */
export const PersonName = Type.String({
  minLength: 1,
  maxLength: 80,
  pattern: '^[^\\u0000-\\u001f<>]*\\S[^\\u0000-\\u001f<>]*$',
});
export const Language = Type.String({ pattern: '^[a-z]{2}(-[A-Z]{2})?$', description: 'Como «es» o «en»' });
export const GenderCode = Type.Enum(GENDERS.map(({ code }) => code));

export const NewPassword = Type.String({ minLength: PASSWORD_MIN, maxLength: PASSWORD_MAX });
/** A password that a person types to sign in. The rules for new passwords do not apply. */
export const GivenPassword = Type.String({ minLength: 1, maxLength: 1024 });

/** 256 bits in base64url. */
export const LinkKey = Type.String({
  pattern: '^[A-Za-z0-9_-]{43}$',
  description: 'La clave del enlace que llegó por correo',
});

export const AcceptedPolicy = Type.Object(
  {
    kind: Type.Enum([...POLICY_KINDS]),
    version: Type.Integer({ minimum: 1 }),
    hash: Type.String({ pattern: '^[0-9a-f]{64}$', description: 'La huella del texto que se mostró' }),
  },
  closed,
);
export type AcceptedPolicy = Static<typeof AcceptedPolicy>;

export const SignUpBody = Type.Object(
  {
    name: PersonName,
    email: Email,
    password: NewPassword,
    policies: Type.Array(AcceptedPolicy, { maxItems: 10 }),
    language: Type.Optional(Language),
  },
  closed,
);
export type SignUpBody = Static<typeof SignUpBody>;

export const EmailBody = Type.Object({ email: Email }, closed);
export type EmailBody = Static<typeof EmailBody>;

/** The response does not reveal whether the email address has an account. */
export const LinkSent = Type.Object({
  minutes: Type.Integer({ description: 'Por cuánto tiempo sirve el enlace, si el correo llega a alguien' }),
});
export type LinkSent = Static<typeof LinkSent>;

/** The response does not reveal whether the email address has an account. */
export const EmailRequested = Type.Object({
  ...LinkSent.properties,
  sent: Type.Boolean({ description: 'Falso si hace un momento ya se pidió uno para ese correo: no sale otro' }),
  againIn: Type.Integer({ description: 'Segundos hasta que se pueda pedir otro' }),
});
export type EmailRequested = Static<typeof EmailRequested>;

export const FinishRestoreBody = Type.Object({ key: LinkKey, password: NewPassword }, closed);
export type FinishRestoreBody = Static<typeof FinishRestoreBody>;

export const ChangePasswordBody = Type.Object({ current: GivenPassword, password: NewPassword }, closed);
export type ChangePasswordBody = Static<typeof ChangePasswordBody>;

export const KeyBody = Type.Object({ key: LinkKey }, closed);
export type KeyBody = Static<typeof KeyBody>;

export const ChangeAccountBody = Type.Object(
  {
    name: Type.Optional(PersonName),
    gender: Type.Optional(orNull(GenderCode)),
    language: Type.Optional(Language),
  },
  { ...closed, minProperties: 1 },
);
export type ChangeAccountBody = Static<typeof ChangeAccountBody>;

export const Account = Type.Object({
  id: Type.String(),
  state: Type.Enum([...ACCOUNT_STATES]),
  name: Type.String(),
  email: Type.String(),
  newEmail: Type.Union([Type.String(), Type.Null()], { description: 'La dirección nueva que espera confirmación' }),
  gender: orNull(GenderCode),
  language: Type.String(),
  createdAt: Instant,
  staff: orNull(Type.Enum([...STAFF_ROLES])),
  companies: Type.Array(Type.Object({ id: Type.String(), role: Type.String() })),
  operators: Type.Array(Type.Object({ id: Type.String(), role: Type.String() })),
  passkeys: Type.Integer(),
  secondFactor: Type.Object({
    on: Type.Boolean(),
    required: Type.Boolean({ description: 'Quien administra la región no puede quitarlo' }),
    recoveryCodesLeft: Type.Integer(),
  }),
  provedUntil: Type.Union([Instant, Type.Null()], {
    description: 'Hasta cuándo se pueden hacer cambios delicados sin volver a demostrar quién eres',
  }),
});
export type Account = Static<typeof Account>;

export const Done = Type.Object({ done: Type.Literal(true) });
export type Done = Static<typeof Done>;
