import { Type } from 'typebox';
import { invitationWords } from '#features/backoffice/api/emails/invitation-words.ts';
import { Id } from '#features/schema.ts';
import { defineJob } from '#server/jobs/define-job.ts';
import { emailBrand, writeEmail } from '#server/mail/email.ts';
import { setInvitationSecret } from './invitation.store.ts';
import { invitationLink, newInvitationSecret } from './invitation-secret.ts';

export const SEND_INVITATION = 'backoffice/send-invitation';

/** Each attempt makes a new secret, so only the link of the last email works. */
export const sendInvitation = defineJob(
  Type.Object({ id: Id }),
  async ({ id }, { db, config, mail, region }, { jobId }) => {
    const { secret, hash } = newInvitationSecret();
    const invitation = await setInvitationSecret(db, config.REGION, id, hash);
    if (!invitation) return;
    const brand = await emailBrand({ region, config });
    const url = invitationLink(config.PUBLIC_URL, secret);
    const words = invitationWords({ role: invitation.role, invitedBy: invitation.invited_by }, brand.product, url);
    await mail.send({
      to: invitation.email,
      ...writeEmail({ brand, ...words }),
      key: jobId,
    });
  },
);
