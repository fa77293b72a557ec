import { Type } from 'typebox';
import { findAccount } from '#features/accounts/api/public.ts';
import { isVisible } from '#features/questions/contract/question-states.ts';
import { Id } from '#features/schema.ts';
import { defineJob } from '#server/jobs/define-job.ts';
import { causedBy, causingBrowser } from '#server/mail/causing-browser.ts';
import { emailBrand, writeEmail } from '#server/mail/email.ts';
import type { Attempt, Job, Platform } from '#server/platform.ts';
import { questionPaths } from '#web/paths/question.ts';
import { findAnswer } from '../answers/answer.store.ts';
import { type OwnRow, readOwn } from '../own/own.store.ts';
import { openQuestionKeys } from '../own/question-keys.ts';
import type { QuestionOwners } from '../owners.ts';
import { readMergedInto } from '../region/merge.store.ts';
import { NOTIFY_ANSWERED, NOTIFY_JUDGED, SEND_CONFIRMATION } from './email-jobs.ts';
import {
  type AskerWords,
  answeredEmail,
  confirmationEmail,
  judgedEmail,
  type QuestionEmail,
} from './question-emails.ts';

const OfQuestion = Type.Object({ questionId: Id });

/** The emails to the person who asked. */
export function askerEmailJobs(owners: QuestionOwners): Record<string, Job> {
  return {
    [SEND_CONFIRMATION]: defineJob(OfQuestion, ({ questionId }, platform, attempt) =>
      sendToAsker(platform, { owners, questionId, attempt }, (question, words) =>
        question.state === 'unconfirmed' ? confirmationEmail(question, words) : null,
      ),
    ),
    [NOTIFY_JUDGED]: defineJob(OfQuestion, ({ questionId }, platform, attempt) =>
      sendToAsker(platform, { owners, questionId, attempt }, (question, words) =>
        question.state === 'removed' || question.state === 'merged' || isVisible(question.state)
          ? judgedEmail(question, words)
          : null,
      ),
    ),
    /** The askers of merged questions get the email too. */
    [NOTIFY_ANSWERED]: defineJob(
      Type.Object({ answerId: Id, questionId: Type.Optional(Id) }),
      async ({ answerId, questionId }, platform, attempt) => {
        const { db, config, jobs } = platform;
        const answer = await findAnswer(db, config.REGION, answerId);
        // The answer may have been withdrawn after the job was queued.
        if (answer?.state !== 'published') return;
        const id = questionId ?? answer.question_id;
        await sendToAsker(platform, { owners, questionId: id, attempt }, (question, words) =>
          isVisible(question.state) || question.state === 'merged' ? answeredEmail(question, answer, words) : null,
        );
        if (questionId !== undefined) return;
        for (const merged of await readMergedInto(db, config.REGION, id))
          await jobs.add(db, NOTIFY_ANSWERED, { answerId, questionId: merged }, { key: `${answerId}/${merged}` });
      },
    ),
  };
}

interface ToAsker {
  owners: QuestionOwners;
  questionId: string;
  attempt: Attempt;
}

async function sendToAsker(
  platform: Platform,
  { owners, questionId, attempt }: ToAsker,
  write: (question: OwnRow, words: AskerWords) => QuestionEmail | null,
): Promise<void> {
  const { db, config } = platform;
  const [question] = await readOwn(db, config.REGION, owners, { id: questionId });
  if (!question) return;
  const to = await addressOf(platform, question);
  const keys = await openQuestionKeys(config);
  // A person with an account signs in, so that a forwarded email opens nothing.
  const secret = question.account_id ? undefined : keys.secretOf(question.id);
  const url = config.PUBLIC_URL + questionPaths.one(question.id, secret);
  const words = to && write(question, { about: question.about?.name ?? 'un lugar', url });
  if (!words) return;
  const email = writeEmail({ ...words, brand: await emailBrand(platform) });
  await causedBy(causingBrowser() ?? question.browser, () => platform.mail.send({ ...email, to, key: attempt.jobId }));
}

async function addressOf({ db, config }: Platform, { email, account_id }: OwnRow): Promise<string | null> {
  if (!account_id) return email;
  const account = await findAccount(db, config.REGION, account_id);
  return account?.state === 'active' ? account.email : null;
}
