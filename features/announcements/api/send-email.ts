import { Type } from 'typebox';
import { Id } from '#features/schema.ts';
import { defineJob } from '#server/jobs/define-job.ts';
import { GiveUp } from '#server/jobs/give-up.ts';
import { emailBrand, writeEmail } from '#server/mail/email.ts';
import { operatorPaths } from '#web/paths/operator.ts';
import { findDueEmail, moveEmail } from './email.store.ts';

export const SEND_EMAIL = 'announcements/send-email';

export const sendEmail = defineJob(
  Type.Object({ announcementId: Id, accountId: Id }),
  async ({ announcementId, accountId }, platform, { jobId, last }) => {
    const { db, config, mail } = platform;
    const key = { region: config.REGION, announcementId, accountId };
    const due = await findDueEmail(db, key);
    if (!due) return;
    if (!due.reachable) return moveEmail(db, key, 'fail');
    const brand = await emailBrand(platform);
    const email = writeEmail({
      brand,
      title: due.subject,
      paragraphs: due.body.split(/\n{2,}/),
      action: {
        label: 'Abrirlo en tu oficina',
        url: config.PUBLIC_URL + operatorPaths.announcement(due.operators[0]!.id, announcementId),
      },
      small: `Es un mensaje de ${brand.organisation.name}. Si respondes a este correo, le llega a ${brand.organisation.email}.`,
      why: `Recibes este mensaje porque trabajas en ${listWords(due.operators.map(({ name }) => name))}, que vende en ${brand.product}.`,
    });
    try {
      await mail.send({ to: due.email, replyTo: brand.organisation.email, ...email, key: jobId });
    } catch (error) {
      if (last || error instanceof GiveUp) await moveEmail(db, key, 'fail');
      throw error;
    }
    await moveEmail(db, key, 'send');
  },
);

const listWords = (names: string[]): string => new Intl.ListFormat('es', { type: 'conjunction' }).format(names);
