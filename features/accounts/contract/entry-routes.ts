import { route } from '#features/route.ts';
import { Done, EmailBody, EmailRequested, FinishRestoreBody, KeyBody, LinkSent, SignUpBody } from './account.ts';
import { PasskeyOptions, PasskeySignInBody } from './passkey.ts';
import { ConfirmBody, Session, SignInBody, UseLinkBody } from './session.ts';

const right = 'account.enter';
const person = { tag: 'Personas', right } as const;
/** The routes for signing in accept an expired session token. */
const session = { tag: 'Sesión', right } as const;
const CLOSED = ['email_pending', 'account_locked', 'account_suspended', 'account_leaving'] as const;

export const signUp = route('POST /api/sign-up/', {
  ...person,
  id: 'signUp',
  summary: 'Crea una cuenta; el correo que enviamos la confirma',
  body: SignUpBody,
  replies: { 202: LinkSent },
  errors: ['policies_changed', 'too_many_tries'],
});

export const resendConfirmation = route('POST /api/sign-up/resend/', {
  ...person,
  id: 'resendConfirmation',
  summary: 'Envía otra vez el correo que confirma una cuenta, si la hay',
  body: EmailBody,
  replies: { 202: EmailRequested },
  errors: ['too_many_tries'],
});

export const confirmAccount = route('POST /api/session/confirm', {
  ...person,
  id: 'confirmAccount',
  summary: 'Confirma una cuenta nueva con el enlace del correo, e inicia su sesión',
  body: ConfirmBody,
  replies: { 200: Session },
  errors: [
    'link_invalid',
    'confirm_with_password',
    'password_wrong',
    'email_taken',
    'account_action_refused',
    'too_many_tries',
  ],
});

export const requestPasswordRestore = route('POST /api/restore-password/', {
  ...person,
  id: 'requestPasswordRestore',
  summary: 'Envía por correo un enlace para elegir otra contraseña, si la cuenta existe',
  body: EmailBody,
  replies: { 202: EmailRequested },
  errors: ['too_many_tries'],
});

export const restorePassword = route('POST /api/restore-password/finish/', {
  ...person,
  id: 'restorePassword',
  summary: 'Elige otra contraseña con el enlace del correo',
  body: FinishRestoreBody,
  replies: { 200: Done },
  errors: ['link_invalid'],
});

export const signIn = route('POST /api/session/sign-in', {
  ...session,
  id: 'signIn',
  summary: 'Inicia sesión con correo y contraseña',
  body: SignInBody,
  replies: { 200: Session },
  errors: ['sign_in_failed', 'code_needed', 'code_wrong', 'link_needed', 'too_many_tries', ...CLOSED],
});

export const requestSignInLink = route('POST /api/session/ask-link', {
  ...session,
  id: 'requestSignInLink',
  summary: 'Envía por correo un enlace para entrar, si la cuenta existe',
  body: EmailBody,
  replies: { 202: EmailRequested },
  errors: ['too_many_tries'],
});

export const signInByLink = route('POST /api/session/use-link', {
  ...session,
  id: 'signInByLink',
  summary: 'Inicia sesión con el enlace que llegó por correo',
  body: UseLinkBody,
  replies: { 200: Session },
  errors: ['link_invalid', 'code_needed', 'code_wrong', 'too_many_tries', ...CLOSED],
});

export const beginPasskeySignIn = route('POST /api/session/passkey/begin', {
  ...session,
  id: 'beginPasskeySignIn',
  summary: 'Lo que una llave de acceso debe firmar para entrar',
  rateLimit: { max: 60, timeWindow: 60_000 },
  replies: { 200: PasskeyOptions },
});

export const signInByPasskey = route('POST /api/session/passkey/finish', {
  ...session,
  id: 'signInByPasskey',
  summary: 'Inicia sesión con una llave de acceso',
  body: PasskeySignInBody,
  replies: { 200: Session },
  errors: ['passkey_refused', 'too_many_tries', ...CLOSED],
});

const link = { right, body: KeyBody, replies: { 200: Done } } as const;

export const confirmNewEmail = route('POST /api/session/confirm-email', {
  ...link,
  id: 'confirmNewEmail',
  tag: 'Cuenta',
  summary: 'Confirma el correo nuevo con el enlace que llegó a él',
  errors: ['link_invalid', 'email_taken'],
});

export const undoEmailChange = route('POST /api/session/undo-email', {
  ...link,
  id: 'undoEmailChange',
  tag: 'Cuenta',
  summary: 'Deshace el cambio de correo y cierra todas las sesiones',
  errors: ['link_invalid', 'email_taken'],
});

export const lockOwnAccount = route('POST /api/session/not-me', {
  ...link,
  id: 'lockOwnAccount',
  tag: 'Sesión',
  summary: '«No fui yo»: bloquea la cuenta y cierra todas sus sesiones',
  errors: ['link_invalid'],
});

export const keepFactor = route('POST /api/session/keep-factor', {
  ...link,
  id: 'keepFactor',
  tag: 'Sesión',
  summary: 'Conserva el segundo paso que el equipo iba a retirar',
  errors: ['link_invalid'],
});
