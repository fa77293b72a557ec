import { Type } from 'typebox';
import { route } from '#features/route.ts';
import { Done } from './account.ts';
import { AddPasskeyBody, Passkey, PasskeyOptions, Passkeys, RenamePasskeyBody, StepUpBody } from './passkey.ts';
import { ConfirmSecondFactorBody, PasswordAndCodeBody, RecoveryCodes, SecondFactorOffer } from './second-factor.ts';
import { Proved } from './session.ts';

const own = { tag: 'Cuenta', right: 'account.own' } as const;
const passkeyParams = Type.Object({ id: Type.String({ maxLength: 1400 }) });

export const beginPasskeyProof = route('POST /api/me/step-up/passkey', {
  ...own,
  id: 'beginPasskeyProof',
  summary: 'Lo que la llave de acceso debe firmar para demostrar quién eres',
  replies: { 200: PasskeyOptions },
});

export const proveIdentity = route('POST /api/me/step-up', {
  ...own,
  id: 'proveIdentity',
  summary: 'Vuelve a demostrar quién eres para los cambios delicados',
  body: StepUpBody,
  replies: { 200: Proved },
  errors: ['password_wrong', 'code_needed', 'code_wrong', 'passkey_needed', 'passkey_refused', 'too_many_tries'],
});

export const showPasskeys = route('GET /api/me/passkeys', {
  ...own,
  id: 'showPasskeys',
  summary: 'Tus llaves de acceso',
  replies: { 200: Passkeys },
});

export const beginPasskey = route('POST /api/me/passkeys/begin', {
  ...own,
  id: 'beginPasskey',
  summary: 'Lo que el dispositivo necesita para crear una llave de acceso',
  freshProof: true,
  replies: { 200: PasskeyOptions },
});

export const addPasskey = route('POST /api/me/passkeys', {
  ...own,
  id: 'addPasskey',
  summary: 'Agrega la llave de acceso que creó el dispositivo',
  freshProof: true,
  body: AddPasskeyBody,
  replies: { 201: Passkey },
  errors: ['passkey_refused'],
});

export const changePasskeyName = route('PATCH /api/me/passkeys/:id', {
  ...own,
  id: 'changePasskeyName',
  summary: 'Cambia el nombre de una llave de acceso',
  params: passkeyParams,
  body: RenamePasskeyBody,
  replies: { 200: Passkey },
  errors: ['passkey_not_found'],
});

export const removePasskey = route('DELETE /api/me/passkeys/:id', {
  ...own,
  id: 'removePasskey',
  summary: 'Quita una llave de acceso',
  freshProof: true,
  params: passkeyParams,
  replies: { 204: null },
  errors: ['passkey_not_found', 'second_factor_required'],
});

export const beginSecondFactor = route('POST /api/me/second-factor/begin', {
  ...own,
  id: 'beginSecondFactor',
  summary: 'Lo que la aplicación de verificación necesita, como QR y como texto',
  freshProof: true,
  replies: { 200: SecondFactorOffer },
  errors: ['second_factor_on'],
});

export const turnOnSecondFactor = route('POST /api/me/second-factor/confirm', {
  ...own,
  id: 'turnOnSecondFactor',
  summary: 'Activa la verificación en dos pasos con el primer código',
  freshProof: true,
  body: ConfirmSecondFactorBody,
  replies: { 200: RecoveryCodes },
  errors: ['second_factor_off', 'code_wrong', 'too_many_tries'],
});

export const renewRecoveryCodes = route('POST /api/me/second-factor/recovery-codes', {
  ...own,
  id: 'renewRecoveryCodes',
  summary: 'Crea códigos de recuperación nuevos; los anteriores dejan de servir',
  body: PasswordAndCodeBody,
  replies: { 200: RecoveryCodes },
  errors: ['second_factor_off', 'password_wrong', 'code_wrong', 'too_many_tries'],
});

export const turnOffSecondFactor = route('POST /api/me/second-factor/disable', {
  ...own,
  id: 'turnOffSecondFactor',
  summary: 'Desactiva la verificación en dos pasos',
  body: PasswordAndCodeBody,
  replies: { 200: Done },
  errors: ['second_factor_off', 'password_wrong', 'code_wrong', 'second_factor_required', 'too_many_tries'],
});
