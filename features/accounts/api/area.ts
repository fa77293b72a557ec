import { ACCOUNT_ERRORS } from '#features/accounts/contract/errors.ts';
import type { Area } from '#server/platform.ts';
import { LINK_EMAILS } from './emails/link-emails.ts';
import { NOTICE_EMAILS } from './emails/notice-emails.ts';
import { confirmAccount } from './entry/confirm-account.ts';
import { notMe } from './entry/not-me.ts';
import { signIn } from './entry/sign-in.ts';
import { signInByLink } from './entry/sign-in-link.ts';
import { signUp } from './entry/sign-up.ts';
import { listGenders } from './list-genders.ts';
import { openTools } from './open-tools.ts';
import { addPasskey } from './passkeys/add-passkey.ts';
import { changePasskeyName } from './passkeys/change-passkey-name.ts';
import { removePasskey } from './passkeys/remove-passkey.ts';
import { showPasskeys } from './passkeys/show-passkeys.ts';
import { signInByPasskey } from './passkeys/sign-in-passkey.ts';
import { changePassword } from './passwords/change-password.ts';
import { restorePassword } from './passwords/restore-password.ts';
import { changeAccount } from './profile/change-account.ts';
import { changeAvatar } from './profile/change-avatar.ts';
import { changeEmail } from './profile/change-email.ts';
import { stepUp } from './proof/step-up.ts';
import { refuseDemoAccounts } from './refuse-demo-accounts.ts';
import { changeSecondFactor } from './second-factor/change-second-factor.ts';
import { FACTOR_REMOVAL_JOBS } from './second-factor/removal/factor-removal.ts';
import { keepFactor } from './second-factor/removal/keep-factor.ts';
import { turnOnSecondFactor } from './second-factor/turn-on-second-factor.ts';
import { listSessions } from './sessions/list-sessions.ts';
import { renewSession } from './sessions/renew-session.ts';
import { signOut } from './sessions/sign-out.ts';
import { sweepAccounts } from './sweep-accounts.ts';

/** Accounts: profiles, ways to sign in, and sessions. */
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
    confirmAccount(app, platform, tools);
    restorePassword(app, platform, tools);

    signIn(app, platform, tools);
    signInByLink(app, platform, tools);
    signInByPasskey(app, platform, tools);
    renewSession(app, platform, tools.browserSessions);
    signOut(app, platform, tools.browserSessions);
    notMe(app, platform);
    keepFactor(app, platform);

    changeAccount(app, platform);
    await changeAvatar(app, platform);
    changePassword(app, platform, tools);
    changeEmail(app, platform);
    listSessions(app, platform);
    stepUp(app, platform, tools);
    showPasskeys(app, platform);
    addPasskey(app, platform);
    changePasskeyName(app, platform);
    removePasskey(app, platform);
    turnOnSecondFactor(app, platform, tools);
    changeSecondFactor(app, platform, tools);
  },
};
