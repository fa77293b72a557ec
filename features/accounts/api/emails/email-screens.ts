import { accountPaths } from '#web/paths/account.ts';
import type { KeyPurpose } from '../tables.ts';

/** Screens that emails open. The secret of a link is in the fragment, which browsers do not send to servers: `/restaurar#<key>`. */
export const EMAIL_SCREENS = {
  confirm: accountPaths.confirm(),
  sign_in: accountPaths.signIn(),
  restore: accountPaths.restore(),
  change_email: accountPaths.confirmEmail(),
  undo_email: accountPaths.undoEmail(),
  not_me: accountPaths.notMe(),
  keep_factor: accountPaths.keepFactor(),
  /** This link has no secret; the person signs in to open the screen. */
  security: accountPaths.security(),
} as const satisfies Record<KeyPurpose | 'security', string>;
export type EmailScreen = keyof typeof EMAIL_SCREENS;
