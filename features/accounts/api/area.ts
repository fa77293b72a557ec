import { ACCOUNT_ERRORS } from '#features/accounts/contract/errors.ts';
import type { Area } from '#server/platform.ts';
import { LINK_EMAILS } from './emails/link-emails.ts';
import { NOTICE_EMAILS } from './emails/notice-emails.ts';
import { confirmAccount } from './entry/confirm-account.ts';
import { lockOwnAccount } from './entry/lock-own-account.ts';
import { requestSignInLink } from './entry/request-sign-in-link.ts';
import { resendConfirmation } from './entry/resend-confirmation.ts';
import { signIn } from './entry/sign-in.ts';
import { signInByLink } from './entry/sign-in-by-link.ts';
import { signUp } from './entry/sign-up.ts';
import { listGenders } from './list-genders.ts';
import { openTools } from './open-tools.ts';
import { addPasskey } from './passkeys/add-passkey.ts';
import { beginPasskey } from './passkeys/begin-passkey.ts';
import { beginPasskeySignIn } from './passkeys/begin-passkey-sign-in.ts';
import { changePasskeyName } from './passkeys/change-passkey-name.ts';
import { removePasskey } from './passkeys/remove-passkey.ts';
import { showPasskeys } from './passkeys/show-passkeys.ts';
import { signInByPasskey } from './passkeys/sign-in-by-passkey.ts';
import { changePassword } from './passwords/change-password.ts';
import { requestPasswordRestore } from './passwords/request-password-restore.ts';
import { restorePassword } from './passwords/restore-password.ts';
import { changeAccount } from './profile/change-account.ts';
import { changeAvatar } from './profile/change-avatar.ts';
import { confirmNewEmail } from './profile/confirm-new-email.ts';
import { removeAvatar } from './profile/remove-avatar.ts';
import { requestEmailChange } from './profile/request-email-change.ts';
import { showAccount } from './profile/show-account.ts';
import { showAvatar } from './profile/show-avatar.ts';
import { undoEmailChange } from './profile/undo-email-change.ts';
import { beginPasskeyProof } from './proof/begin-passkey-proof.ts';
import { proveIdentity } from './proof/prove-identity.ts';
import { refuseDemoAccounts } from './refuse-demo-accounts.ts';
import { beginSecondFactor } from './second-factor/begin-second-factor.ts';
import { FACTOR_REMOVAL_JOBS } from './second-factor/removal/factor-removal.ts';
import { keepFactor } from './second-factor/removal/keep-factor.ts';
import { renewRecoveryCodes } from './second-factor/renew-recovery-codes.ts';
import { turnOffSecondFactor } from './second-factor/turn-off-second-factor.ts';
import { turnOnSecondFactor } from './second-factor/turn-on-second-factor.ts';
import { closeSession } from './sessions/close-session.ts';
import { closeSessions } from './sessions/close-sessions.ts';
import { listSessions } from './sessions/list-sessions.ts';
import { renewSession } from './sessions/renew-session.ts';
import { signOut } from './sessions/sign-out.ts';
import { sweepAccounts } from './sweep-accounts.ts';

export const accounts: Area = {
  name: 'accounts',
  errors: ACCOUNT_ERRORS,
  jobs: { ...LINK_EMAILS, ...NOTICE_EMAILS, ...FACTOR_REMOVAL_JOBS, 'accounts/sweep': sweepAccounts },
  cron: [{ job: 'accounts/sweep', at: '40 * * * *' }],
  prepare: refuseDemoAccounts,
  async routes(app, platform) {
    const tools = await openTools(platform);
    listGenders(app);

    signUp(app, platform, tools);
    resendConfirmation(app, platform);
    confirmAccount(app, platform, tools);
    requestPasswordRestore(app, platform);
    restorePassword(app, platform, tools);

    signIn(app, platform, tools);
    requestSignInLink(app, platform);
    signInByLink(app, platform, tools);
    beginPasskeySignIn(app, platform);
    signInByPasskey(app, platform, tools);
    renewSession(app, platform, tools.browserSessions);
    signOut(app, platform, tools.browserSessions);
    confirmNewEmail(app, platform);
    undoEmailChange(app, platform);
    lockOwnAccount(app, platform);
    keepFactor(app, platform);

    showAccount(app, platform);
    changeAccount(app, platform);
    showAvatar(app, platform);
    await changeAvatar(app, platform);
    removeAvatar(app, platform);
    changePassword(app, platform, tools);
    requestEmailChange(app, platform);
    listSessions(app, platform);
    closeSession(app, platform);
    closeSessions(app, platform);

    beginPasskeyProof(app, platform);
    proveIdentity(app, platform, tools);
    showPasskeys(app, platform);
    beginPasskey(app, platform);
    addPasskey(app, platform);
    changePasskeyName(app, platform);
    removePasskey(app, platform);
    beginSecondFactor(app, platform, tools);
    turnOnSecondFactor(app, platform, tools);
    renewRecoveryCodes(app, platform, tools);
    turnOffSecondFactor(app, platform, tools);
  },
};
