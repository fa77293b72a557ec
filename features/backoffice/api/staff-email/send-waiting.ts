import { Type } from 'typebox';
import { Id } from '#features/schema.ts';
import { defineJob } from '#server/jobs/define-job.ts';
import { emailBrand, writeEmail } from '#server/mail/email.ts';
import { regionPaths } from '#web/paths/region.ts';
import { readQueues } from '../queues/queues.ts';
import { endOf } from './end-of.ts';
import { readEmailedStaff } from './staff-email.store.ts';
import { waitingWords } from './staff-email-words.ts';

export const SEND_WAITING = 'backoffice/send-waiting';

export const sendWaiting = defineJob(
  Type.Object({ accountId: Id, queues: Type.Array(Type.String()) }),
  async ({ accountId, queues }, platform, { jobId }) => {
    const { db, config, mail } = platform;
    const [member] = await readEmailedStaff(db, config.REGION, accountId);
    if (!member?.atOnce) return;
    const waiting = (await readQueues(platform, member.role)).filter(
      ({ name, count }) => count > 0 && queues.includes(name) && !member.muted.includes(name),
    );
    if (waiting.length === 0) return;
    const end = await endOf(config, accountId, 'at_once');
    const brand = await emailBrand(platform);
    const { face } = await platform.region.current();
    const action = { label: 'Ver lo que espera', url: config.PUBLIC_URL + regionPaths.overview() };
    const email = writeEmail({ brand, ...waitingWords(waiting, face.region), action, ...end.words });
    await mail.send({ to: member.email, ...email, unsubscribeUrl: end.unsubscribeUrl, key: jobId });
  },
);
