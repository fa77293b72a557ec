import { createHash, randomUUID } from 'node:crypto';
import { TALK_LIMITS } from '#features/quotations/contract/talk.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { Problem } from '#server/errors.ts';
import { countTries } from '#server/mail/inbound/count-tries.ts';
import type { Inbound, InboundLetter, Platform } from '#server/platform.ts';
import type { MailFault } from '../letters/mail-faults.ts';
import { findOffer } from '../offer.store.ts';
import { findQuotation } from '../quotation.store.ts';
import { encodeFile, keepFile } from './keep-file.ts';
import { type Correspondent, readReplyName } from './reply-address.ts';
import { say } from './say.ts';
import { countMessages, findAuthor, isMailTaken, markRead } from './talk.store.ts';
import { withoutKeys } from './without-keys.ts';

/** Letters that one side of a conversation may send within an hour. */
const MOST_AN_HOUR = 20;
/** Letters that tell one side within an hour that something was not taken: a program that answers those, too, is not answered for ever. */
const MOST_REFUSALS = 5;
const refusals = countTries(3_600_000);

/**
 * Answers by mail. The address is the right to speak, as the link of the same letter is: who says to be the sender changes nothing, and is noted
 * where it is a person of that side.
 */
export const inbound: Inbound = {
  async knows(name, { config, db }) {
    const to = await readReplyName(config, name);
    const offer = to && (await findOffer(db, config.REGION, to.offerId));
    const quotation = offer && (await findQuotation(db, config.REGION, offer.quotation_id));
    // Who was erased has no words left to say.
    return quotation?.contact || (quotation && to?.side === 'operator') ? name : undefined;
  },

  async take(name, letter, platform) {
    const to = (await readReplyName(platform.config, name))!;
    const { config, db, jobs } = platform;
    const hash = createHash('sha256').update(name).update(letter.hash).digest();
    if (await isMailTaken(db, config.REGION, hash)) return;
    const faults = await takeLetter(platform, to, letter, hash);
    if (faults.length === 0 || refusals.add(name) > MOST_REFUSALS) return;
    await jobs.add(
      db,
      'quotations/tell-mail-refused',
      { ...to, faults },
      { key: `mail-refused/${hash.toString('hex')}` },
    );
  },
};

/** Takes what can be taken. @returns what could not, and why. */
async function takeLetter(
  platform: Platform,
  { offerId, side }: Correspondent,
  letter: InboundLetter,
  mailHash: Buffer,
): Promise<MailFault[]> {
  const { config, db } = platform;
  const offer = await findOffer(db, config.REGION, offerId);
  if (!offer) return [];
  const { mailed } = await countMessages(db, config.REGION, offerId, side);
  if (mailed >= MOST_AN_HOUR) return ['too_many_letters'];
  if (letter.text.length > TALK_LIMITS.text) return ['text_too_long'];
  const text = withoutKeys(letter.text);
  const faults = new Set<MailFault>();
  const pictures: { name: string; bytes: Buffer }[] = [];
  for (const { name, bytes } of letter.attachments) {
    if (pictures.length === TALK_LIMITS.filesTogether) faults.add('too_many_files');
    else
      await encodeFile(bytes).then(
        (encoded) => pictures.push({ name, bytes: encoded }),
        (error: Error) => faults.add(fileFault(error)),
      );
  }
  if (text === '' && pictures.length === 0) return faults.size > 0 ? [...faults] : ['nothing_written'];
  const authorId = await findAuthor(db, config.REGION, offer, side, letter.from);
  try {
    await inTransaction(db, async (trx) => {
      const said = await say(trx, platform, {
        ...{ offer, side, authorId, mailHash },
        ...{ id: randomUUID(), text, via: 'mail' },
      });
      if (!said) return;
      await markRead(trx, config.REGION, offerId, side === 'traveller' ? 'operator' : 'traveller', 'told');
      for (const picture of pictures)
        await keepFile(trx, config.REGION, {
          ...{ id: randomUUID(), quotationId: offer.quotation_id, messageId: said.message.id },
          ...picture,
        });
    });
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return [WHOLE_FAULTS[error.code] ?? 'not_possible'];
  }
  return [...faults];
}

const WHOLE_FAULTS: Record<string, MailFault> = {
  talk_over: 'talk_over',
  talk_full: 'talk_full',
  too_many_files: 'too_many_files',
};

function fileFault(error: Error): MailFault {
  if (!(error instanceof Problem)) throw error;
  return error.code === 'file_kind' ? 'file_kind' : 'file_unreadable';
}
