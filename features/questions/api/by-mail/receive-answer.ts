import { createHash } from 'node:crypto';
import { recordAudit } from '#features/audit/api/public.ts';
import { ANSWER } from '#features/questions/contract/case.ts';
import { isVisible } from '#features/questions/contract/question-states.ts';
import { signatureOf } from '#features/reviews/api/public.ts';
import { cleanWords, HOLD_REASONS, type HoldReason, screenWords } from '#features/reviews/contract/review-content.ts';
import type { Database } from '#server/database/connect.ts';
import { Problem } from '#server/errors.ts';
import { countTries } from '#server/mail/inbound/count-tries.ts';
import { withoutReplyAddresses } from '#server/mail/inbound/sealed-names.ts';
import type { Inbound, InboundEmail, Platform } from '#server/platform.ts';
import { findAnswer } from '../answers/answer.store.ts';
import { findCase } from '../answers/case.store.ts';
import { ownerOf } from '../answers/is-about.ts';
import { writeAnswer } from '../answers/write-answer.ts';
import { NOTIFY_MAIL_REFUSED } from '../emails/email-jobs.ts';
import type { QuestionOwners } from '../owners.ts';
import { findQuestion } from '../question.store.ts';
import { readAnswerName } from './answer-address.ts';
import type { AnswerFault } from './answer-faults.ts';
import { type Answerer, answerersOf } from './answerers.ts';

/** Largest number of emails that one person may send to one question within an hour. */
const MOST_AN_HOUR = 10;
/** Largest number of notices that one person gets within an hour. The limit stops loops of automatic replies. */
const MOST_REFUSALS = 5;

/** Contents that a side may not publish. The region may publish telephone numbers and links, such as those of a museum. */
const REFUSED: Record<Answerer['side'], readonly HoldReason[]> = { owner: HOLD_REASONS, region: ['insult'] };

/** An answer is published at once, so it must come from the email address of the account too. */
export function questionInbound(owners: QuestionOwners): Inbound {
  const [taken, refusals] = [countTries(3_600_000), countTries(3_600_000)];

  async function find(platform: Platform, name: string): Promise<{ questionId: string; by: Answerer } | undefined> {
    const { db, config } = platform;
    const address = readAnswerName(config, name);
    const question = address && (await findQuestion(db, config.REGION, address.questionId));
    if (!question?.published_at) return undefined;
    for (const by of await answerersOf(platform, owners, question))
      if (await address!.isOf(by.accountId)) return { questionId: question.id, by };
    return undefined;
  }

  return {
    knows: async (name, platform) => ((await find(platform, name)) ? name : undefined),

    async take(name, email, platform) {
      const found = await find(platform, name);
      if (!found) return;
      const { questionId, by } = found;
      const { db, jobs, config } = platform;
      const hash = createHash('sha256').update(name).update(email.hash).digest();
      const id = idFrom(hash);
      if (await findAnswer(db, config.REGION, id)) return;
      const faults: AnswerFault[] =
        taken.add(name) > MOST_AN_HOUR ? ['too_many'] : await publish(platform, owners, { ...found, id }, email);
      if (faults.length === 0 || refusals.add(name) > MOST_REFUSALS) return;
      await jobs.add(
        db,
        NOTIFY_MAIL_REFUSED,
        { questionId, accountId: by.accountId, faults },
        { key: `questions/mail-refused/${hash.toString('hex')}` },
      );
    },
  };
}

interface Mailed {
  questionId: string;
  by: Answerer;
  id: string;
}

/** @returns the reasons for which the email, or a part of it, was refused */
async function publish(
  platform: Platform,
  owners: QuestionOwners,
  { questionId, by, id }: Mailed,
  email: InboundEmail,
): Promise<AnswerFault[]> {
  const { db, config, region } = platform;
  if (email.from.toLowerCase() !== by.email.toLowerCase()) return ['other_sender'];
  const body = cleanWords(withoutReplyAddresses(email.text));
  if (body.length < ANSWER.least) return ['nothing_written'];
  if (body.length > ANSWER.most) return ['too_long'];
  const found = screenWords(body).filter((reason) => REFUSED[by.side].includes(reason));
  if (found.length > 0) return found;
  const asked = await findCase({ db, region: config.REGION, owners }, questionId);
  if (!asked?.about || !isVisible(asked.state)) return ['over'];
  const isRegion = by.side === 'region';
  const answer = {
    ...{ id, body, badge: by.side, accountId: by.accountId },
    answeredBy: isRegion
      ? (await region.current()).face.organisation.name
      : await signatureOf(platform, owners, ownerOf(asked), asked.about),
    isOfTraveller: !isRegion && (owners[asked.owner_kind].team?.isTraveller ?? false),
    ...(isRegion && { record: (trx: Database) => audit(trx, config.REGION, { questionId, by, id }) }),
  };
  try {
    await writeAnswer(platform, questionId, answer, () => true);
  } catch (error) {
    if (error instanceof Problem) return ['over'];
    throw error;
  }
  return email.attachments.length > 0 ? ['attachments'] : [];
}

function audit(trx: Database, region: string, { questionId, by, id }: Mailed): Promise<void> {
  const staff = by.side === 'region' ? by.role : null;
  return recordAudit(trx, {
    region,
    actor: { kind: 'person', accountId: by.accountId, staff },
    action: 'questions.answer',
    subject: { kind: 'question', id: questionId },
    after: { answer: id },
  });
}

/** The same email always has the same answer, so that an email that arrives twice answers once. */
function idFrom(hash: Buffer): string {
  const hex = hash.toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
