import { type Static, Type } from 'typebox';
import { closed } from '#features/schema.ts';
import { GivenPassword } from './account.ts';
import { Code } from './session.ts';

/** Hours between the email that announces the removal and the removal. */
export const FACTOR_REMOVAL_HOURS = 24;

export const SecondFactorOffer = Type.Object({
  uri: Type.String({ description: 'otpauth://…, lo que dice el código QR' }),
  secret: Type.String({ description: 'Lo mismo para escribirlo a mano, en base32' }),
  qr: Type.Object({
    size: Type.Integer({ description: 'Módulos por lado, con su margen' }),
    path: Type.String({ description: 'Los módulos oscuros como `d` de un <path> de SVG' }),
  }),
});
export type SecondFactorOffer = Static<typeof SecondFactorOffer>;

export const SixDigits = Type.String({
  pattern: '^\\d{3}\\s?\\d{3}$',
  description: 'Los seis dígitos de la aplicación',
});
export const ConfirmSecondFactorBody = Type.Object({ code: SixDigits }, closed);
export type ConfirmSecondFactorBody = Static<typeof ConfirmSecondFactorBody>;

export const RecoveryCodes = Type.Object({ recoveryCodes: Type.Array(Type.String()) });
export type RecoveryCodes = Static<typeof RecoveryCodes>;

export const PasswordAndCodeBody = Type.Object({ password: GivenPassword, code: Code }, closed);
export type PasswordAndCodeBody = Static<typeof PasswordAndCodeBody>;
