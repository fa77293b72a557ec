import { Type } from 'typebox';
import { OPERATOR_INVITATION_DAYS, OPERATOR_ROLE_WORDS } from '#features/operators/contract/managed-operator.ts';
import { Id } from '#features/schema.ts';
import { hashSecret, newSecret } from '#server/auth/secrets.ts';
import { defineJob } from '#server/jobs/define-job.ts';
import { emailBrand, writeEmail } from '#server/mail/email.ts';
import { operatorPaths } from '#web/paths/operator.ts';
import { setInvitationSecret } from '../operator/team/team.store.ts';

export const SEND_INVITATION = 'operators/send-invitation';

/** Each attempt makes a new secret, so only the link in the last email works. */
export const sendInvitation = defineJob(
  Type.Object({ id: Id }),
  async ({ id }, { db, config, mail, region }, { jobId }) => {
    const secret = newSecret();
    const hash = hashSecret(secret);
    const invitation = await setInvitationSecret(db, config.REGION, id, hash);
    if (!invitation) return;
    const brand = await emailBrand({ region, config });
    const { name, may } = OPERATOR_ROLE_WORDS[invitation.role];
    const who = invitation.invited_by ? `${invitation.invited_by} te invita` : 'Te invitan';
    const email = writeEmail({
      brand,
      title: `Te invitan al equipo de ${invitation.operator}`,
      paragraphs: [
        'Hola:',
        `${who} a trabajar con ${invitation.operator} en ${brand.product}, con el papel de ${name.toLowerCase()}. ${may}`,
        `El enlace sirve durante ${OPERATOR_INVITATION_DAYS} días y una sola vez, con la cuenta de este correo. Si todavía no tienes una, la creas en el camino.`,
      ],
      action: { label: 'Ver la invitación', url: `${config.PUBLIC_URL}${operatorPaths.invitation()}#${secret}` },
      small: 'Si no esperabas este correo, no hagas nada: la invitación vence sola.',
    });
    await mail.send({ to: invitation.email, ...email, key: jobId });
  },
);
