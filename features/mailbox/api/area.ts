import { MAILBOX_ERRORS } from '#features/mailbox/contract/errors.ts';
import { isMailboxOpen } from '#server/mail/mailbox-open.ts';
import type { Area } from '#server/platform.ts';
import { emptyMailbox } from './empty-mailbox.ts';
import { listMails } from './list-mails.ts';
import { showMail } from './show-mail.ts';

/** The demo's mails, readable on the machine that runs it; elsewhere these paths do not exist. */
export const mailbox: Area = {
  name: 'mailbox',
  errors: MAILBOX_ERRORS,
  jobs: { 'mailbox/empty': emptyMailbox },
  cron: [{ job: 'mailbox/empty', at: '20 3 * * *' }],
  routes(app, platform) {
    if (!isMailboxOpen(platform.config)) return;
    listMails(app, platform);
    showMail(app, platform);
  },
};
