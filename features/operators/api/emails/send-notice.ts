import { Type } from 'typebox';
import { Id } from '#features/schema.ts';
import { defineJob } from '#server/jobs/define-job.ts';
import { emailBrand, writeEmail } from '#server/mail/email.ts';
import { operatorPaths } from '#web/paths/operator.ts';
import { findOwnPlan } from '../operator/plans/plan.store.ts';
import { findOperator } from '../operator/profile/operator.store.ts';
import { noticeEmails } from '../operator/team/team.store.ts';
import { NOTICES, noticeWords } from './notice-words.ts';

export const SEND_NOTICE = 'operators/send-notice';

export const sendNotice = defineJob(
  Type.Object({
    notice: Type.Enum([...NOTICES]),
    operatorId: Id,
    planId: Type.Optional(Id),
  }),
  async ({ notice, operatorId, planId }, { db, config, mail, region }, { jobId }) => {
    const operator = await findOperator(db, config.REGION, operatorId);
    if (!operator) return;
    const plan = planId ? await findOwnPlan(db, config.REGION, operatorId, planId) : undefined;
    if (planId && !plan) return;
    const brand = await emailBrand({ region, config });
    const about = {
      operator: operator.name,
      plan: plan?.title ?? '',
      reason: (plan ?? operator).review_note,
      product: brand.product,
    };
    const words = noticeWords(notice, about);
    const screen = plan ? operatorPaths.plan(operatorId, plan.id) : operatorPaths.today(operatorId);
    const url = config.PUBLIC_URL + screen;
    const email = writeEmail({ brand, ...words, action: { label: 'Abrir la oficina del operador', url } });
    for (const to of await noticeEmails(db, config.REGION, operatorId, ['owner'])) {
      await mail.send({ to, ...email, key: `${jobId}/${to}` });
    }
  },
);
