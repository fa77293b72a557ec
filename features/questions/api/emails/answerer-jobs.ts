import { Type } from 'typebox';
import { findAccount } from '#features/accounts/api/public.ts';
import { staffForQueue } from '#features/backoffice/api/public.ts';
import { Id } from '#features/schema.ts';
import { defineJob } from '#server/jobs/define-job.ts';
import { type EmailContent, emailBrand, writeEmail } from '#server/mail/email.ts';
import type { Attempt, Job, Platform } from '#server/platform.ts';
import { regionPaths } from '#web/paths/region.ts';
import { TEAM_DAYS } from '../answers/case.store.ts';
import { answerAddress } from '../by-mail/answer-address.ts';
import { ANSWER_FAULTS } from '../by-mail/answer-faults.ts';
import { answerersOf, teamMembersOf, teamOf } from '../by-mail/answerers.ts';
import type { QuestionOwners } from '../owners.ts';
import { findQuestion, type QuestionRow } from '../question.store.ts';
import { ANSWER_QUEUE } from '../region/question-queues.ts';
import { answerableEmail, mailRefusedEmail, whyTeam } from './answerer-emails.ts';
import { NOTIFY_ANSWERERS, NOTIFY_MAIL_REFUSED, NOTIFY_REGION } from './email-jobs.ts';

const OfQuestion = Type.Object({ questionId: Id });
const DAY_MS = 86_400_000;

/** The emails to the people who answer. A reply to one of these emails is published as the answer. */
export function answererEmailJobs(owners: QuestionOwners): Record<string, Job> {
  return {
    [NOTIFY_ANSWERERS]: defineJob(OfQuestion, async ({ questionId }, platform, attempt) => {
      const question = await findAsked(platform, questionId);
      if (!question) return;
      const team = await teamMembersOf(platform, owners, question);
      if (team.length === 0) return sendToRegion(platform, question, attempt);
      const url = platform.config.PUBLIC_URL + teamOf(owners, question)!.questions(question.owner_id);
      const to = team.map((member) => ({ ...member, why: whyTeam(teamOf(owners, question)) }));
      await sendEach(platform, { question, url, to }, attempt);
      const runAt = new Date(question.published_at!.getTime() + TEAM_DAYS * DAY_MS);
      await platform.jobs.add(
        platform.db,
        NOTIFY_REGION,
        { questionId },
        { runAt, key: `${NOTIFY_REGION}/${questionId}` },
      );
    }),
    [NOTIFY_REGION]: defineJob(OfQuestion, async ({ questionId }, platform, attempt) => {
      const question = await findAsked(platform, questionId);
      if (question) await sendToRegion(platform, question, attempt);
    }),
    /** The email goes to the address of the account, because the sender's address can be forged. */
    [NOTIFY_MAIL_REFUSED]: defineJob(
      Type.Object({
        ...{ questionId: Id, accountId: Id },
        faults: Type.Array(Type.Enum([...ANSWER_FAULTS]), { minItems: 1, maxItems: ANSWER_FAULTS.length }),
      }),
      async ({ questionId, accountId, faults }, platform, { jobId }) => {
        const { db, config, mail } = platform;
        const question = await findQuestion(db, config.REGION, questionId);
        const account = await findAccount(db, config.REGION, accountId);
        const by =
          question && (await answerersOf(platform, owners, question)).find((one) => one.accountId === accountId);
        if (!question || !by || account?.state !== 'active') return;
        const path =
          by.side === 'region' ? regionPaths.questions() : teamOf(owners, question)!.questions(question.owner_id);
        const words = mailRefusedEmail(question, faults, {
          url: config.PUBLIC_URL + path,
          why: whyTeam(by.side === 'region' ? undefined : teamOf(owners, question)),
        });
        const email = writeEmail({ ...words, brand: await emailBrand(platform) });
        await mail.send({ ...email, to: account.email, key: jobId });
      },
    ),
  };
}

async function findAsked({ db, config }: Platform, id: string): Promise<QuestionRow | undefined> {
  const question = await findQuestion(db, config.REGION, id);
  return question?.state === 'asked' ? question : undefined;
}

async function sendToRegion(platform: Platform, question: QuestionRow, attempt: Attempt): Promise<void> {
  const staff = await staffForQueue(platform, ANSWER_QUEUE);
  const to = staff.map(({ accountId, email, end: { words, unsubscribeUrl } }) => ({
    ...{ accountId, email, unsubscribeUrl },
    ...words,
  }));
  await sendEach(platform, { question, url: platform.config.PUBLIC_URL + regionPaths.questions(), to }, attempt);
}

interface Reader extends Pick<EmailContent, 'why'> {
  accountId: string;
  email: string;
  small?: string[];
  unsubscribeUrl?: string;
}

/** Each reader has an own address for replies. */
async function sendEach(
  platform: Platform,
  { question, url, to }: { question: QuestionRow; url: string; to: readonly Reader[] },
  { jobId }: Attempt,
): Promise<void> {
  const brand = await emailBrand(platform);
  const emails = to.map(async ({ accountId, email, unsubscribeUrl, small = [], why }) => {
    const replyTo = await answerAddress(platform.config, { questionId: question.id, accountId });
    const words = answerableEmail(question, { url, small, why, takesAnswers: replyTo !== undefined });
    return {
      ...writeEmail({ ...words, brand }),
      ...(replyTo && { replyTo }),
      ...(unsubscribeUrl && { unsubscribeUrl }),
      ...{ to: email, key: `${jobId}/${email}` },
    };
  });
  const sent = await platform.mail.sendEach(await Promise.all(emails));
  const failed = sent.find((one) => one.status === 'rejected');
  if (failed) throw failed.reason;
}
