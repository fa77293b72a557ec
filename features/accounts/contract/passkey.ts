import { type Static, type TSchema, Type } from 'typebox';
import { closed, Instant, orNull } from '#features/schema.ts';
import { GivenPassword } from './account.ts';
import { Code } from './session.ts';

/** The JSON format of WebAuthn level 3, which browsers read and write. */

const Base64Url = Type.String({ pattern: '^[A-Za-z0-9_-]*$', maxLength: 16_384 });

export const PasskeyOptions = Type.Object({ options: Type.Record(Type.String(), Type.Unknown()) });
export type PasskeyOptions = Static<typeof PasskeyOptions>;

function credential<T extends TSchema>(response: T) {
  return Type.Object({
    id: Type.String({ minLength: 1, maxLength: 1400, pattern: '^[A-Za-z0-9_-]+$' }),
    rawId: Base64Url,
    type: Type.Literal('public-key'),
    response,
    authenticatorAttachment: Type.Optional(orNull(Type.String({ maxLength: 40 }))),
    clientExtensionResults: Type.Optional(Type.Object({})),
  });
}

export const NewPasskeyAnswer = credential(
  Type.Object({
    clientDataJSON: Base64Url,
    attestationObject: Base64Url,
    transports: Type.Optional(Type.Array(Type.String({ maxLength: 40 }), { maxItems: 10 })),
  }),
);
export const PasskeyAnswer = credential(
  Type.Object({
    clientDataJSON: Base64Url,
    authenticatorData: Base64Url,
    signature: Base64Url,
    userHandle: Type.Optional(orNull(Base64Url)),
  }),
);
export type NewPasskeyAnswer = Static<typeof NewPasskeyAnswer>;
export type PasskeyAnswer = Static<typeof PasskeyAnswer>;

export const PasskeyName = Type.String({ minLength: 1, maxLength: 60, pattern: '\\S' });
export const AddPasskeyBody = Type.Object({ credential: NewPasskeyAnswer, name: Type.Optional(PasskeyName) }, closed);
export type AddPasskeyBody = Static<typeof AddPasskeyBody>;
export const RenamePasskeyBody = Type.Object({ name: PasskeyName }, closed);
export type RenamePasskeyBody = Static<typeof RenamePasskeyBody>;
export const PasskeySignInBody = Type.Object(
  { credential: PasskeyAnswer, keepAccount: Type.Optional(Type.Boolean()) },
  closed,
);
export type PasskeySignInBody = Static<typeof PasskeySignInBody>;

export const Passkey = Type.Object({
  id: Type.String(),
  name: Type.String(),
  synced: Type.Boolean({ description: 'Está en el gestor de contraseñas y no solo en un dispositivo' }),
  createdAt: Instant,
  usedAt: orNull(Instant),
});
export type Passkey = Static<typeof Passkey>;
export const Passkeys = Type.Object({ items: Type.Array(Passkey) });
export type Passkeys = Static<typeof Passkeys>;

/** A person whose account has codes must send password and code together. */
export const StepUpBody = Type.Object(
  {
    password: Type.Optional(GivenPassword),
    code: Type.Optional(Code),
    passkey: Type.Optional(PasskeyAnswer),
  },
  { ...closed, minProperties: 1 },
);
export type StepUpBody = Static<typeof StepUpBody>;
