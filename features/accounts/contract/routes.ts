import { RENEW_PATH } from './session-paths.ts';

/** Paths of people and their accounts. */
export const accountRoutes = {
  genders: '/api/genders/',

  // Creating an account and restoring its password.
  signUp: '/api/sign-up/',
  resendConfirmation: '/api/sign-up/resend/',
  restore: '/api/restore-password/',
  finishRestore: '/api/restore-password/finish/',

  // Signing in and out. An expired or unknown session token is not refused on these paths.
  confirm: '/api/session/confirm',
  signIn: '/api/session/sign-in',
  askLink: '/api/session/ask-link',
  useLink: '/api/session/use-link',
  beginPasskeySignIn: '/api/session/passkey/begin',
  finishPasskeySignIn: '/api/session/passkey/finish',
  renew: RENEW_PATH,
  signOut: '/api/session/sign-out',
  // Links in emails.
  confirmEmail: '/api/session/confirm-email',
  undoEmail: '/api/session/undo-email',
  notMe: '/api/session/not-me',
  keepFactor: '/api/session/keep-factor',

  // The caller's own account.
  account: '/api/me/account',
  password: '/api/me/password',
  email: '/api/me/email',
  sessions: '/api/me/sessions',
  oneSession: '/api/me/sessions/:id',
  endSessions: '/api/me/sessions/end',
  stepUp: '/api/me/step-up',
  beginPasskeyStepUp: '/api/me/step-up/passkey',
  passkeys: '/api/me/passkeys',
  beginPasskey: '/api/me/passkeys/begin',
  onePasskey: '/api/me/passkeys/:id',
  beginSecondFactor: '/api/me/second-factor/begin',
  confirmSecondFactor: '/api/me/second-factor/confirm',
  recoveryCodes: '/api/me/second-factor/recovery-codes',
  disableSecondFactor: '/api/me/second-factor/disable',
} as const;
