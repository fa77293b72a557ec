import { accountPaths } from '#web/paths/account.ts';
import type { KeyPurpose } from '../tables.ts';

/**
 * An email contains a link to one of these screens. The secret is in the fragment, which browsers do not send to servers.
 */
export const EMAIL_SCREENS = {
  confirm: accountPaths.confirm(),
  sign_in: accountPaths.signIn(),
  restore: accountPaths.restore(),
  change_email: accountPaths.confirmEmail(),
  undo_email: accountPaths.undoEmail(),
  not_me: accountPaths.notMe(),
  keep_factor: accountPaths.keepFactor(),
  security: accountPaths.security(),
} as const satisfies Record<KeyPurpose | 'security', string>;
export type EmailScreen = keyof typeof EMAIL_SCREENS;
