import type { Config } from '#server/config.ts';
import { replyDomain } from '#server/mail/inbound/inbound-mail-settings.ts';
import { readSealedName, sealedName } from '#server/mail/inbound/sealed-names.ts';

const PREFIX = 'rq';

interface Answering {
  questionId: string;
  accountId: string;
}

/**
 * Each person who may answer has an own address for each question.
 * @returns undefined if the site does not receive emails
 */
export async function answerAddress(config: Config, { questionId, accountId }: Answering): Promise<string | undefined> {
  const domain = replyDomain(config);
  return domain && `${await sealedName(config, PREFIX, questionId, partsOf({ questionId, accountId }))}@${domain}`;
}

/** @returns undefined if the name is no address for answers */
export function readAnswerName(config: Config, name: string) {
  const sealed = readSealedName(config, name);
  if (sealed?.prefix !== PREFIX) return undefined;
  const { id: questionId, isOf } = sealed;
  return { questionId, isOf: (accountId: string) => isOf(partsOf({ questionId, accountId })) };
}

const partsOf = ({ questionId, accountId }: Answering) => [questionId, 'question', accountId];
