import { MAILBOX_ERRORS } from '#features/mailbox/contract/errors.ts';
import { mailboxReach } from '#server/mail/mailbox-reach.ts';
import type { Area } from '#server/platform.ts';
import { emptyMailbox } from './empty-mailbox.ts';
import { listMails } from './list-mails.ts';
import { ownerIn } from './mail-owner.ts';
import { showMail } from './show-mail.ts';
import { showMailPage } from './show-mail-page.ts';

/** Shows the emails of a demo. In a public demo, a browser sees only the emails that it caused. */
export const mailbox: Area = {
  name: 'mailbox',
  errors: MAILBOX_ERRORS,
  jobs: { 'mailbox/empty': emptyMailbox },
  cron: [{ job: 'mailbox/empty', at: '20 3 * * *' }],
  routes(app, platform) {
    const reach = mailboxReach(platform.config);
    if (!reach) return;
    const ownerOf = ownerIn(platform.config, reach);
    listMails(app, platform, ownerOf);
    showMail(app, platform, ownerOf);
    showMailPage(app, platform, ownerOf);
  },
};
