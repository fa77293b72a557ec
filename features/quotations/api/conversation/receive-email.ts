import { createHash, randomUUID } from 'node:crypto';
import { teamMembers } from '#features/operators/api/public.ts';
import { CONVERSATION_LIMITS } from '#features/quotations/contract/conversation.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { Problem } from '#server/errors.ts';
import { countTries } from '#server/mail/inbound/count-tries.ts';
import type { Inbound, InboundEmail, Platform } from '#server/platform.ts';
import { ANSWERING_ROLES } from '../by-link/link-rules.ts';
import type { MailFault } from '../emails/mail-faults.ts';
import { findOffer } from '../offer.store.ts';
import { findQuotation } from '../quotation.store.ts';
import { addMessage } from './add-message.ts';
import { countMessages, findAuthor, isMailTaken, markRead } from './conversation.store.ts';
import { encodeFile, keepFile } from './keep-file.ts';
import { type Correspondent, readReplyName } from './reply-address.ts';
import { withoutKeys } from './without-keys.ts';

/** Emails that one side of a conversation may send within an hour. */
const MOST_AN_HOUR = 20;
/** Emails within an hour that notify one side of a rejected email. The limit ends a loop with an automatic reply. */
const MOST_REFUSALS = 5;
const refusals = countTries(3_600_000);

/**
 * Answers by email. The recipient address authorizes the message, as the link of the same email does; the sender's address proves nothing. The author
 * is the asking account when the sender's address is the account's.
 */
export const inbound: Inbound = {
  async knows(name, platform) {
    const { config, db } = platform;
    const to = await correspondentOf(platform, name);
    const offer = to && (await findOffer(db, config.REGION, to.offerId));
    const quotation = offer && (await findQuotation(db, config.REGION, offer.quotation_id));
    // Refuses emails of travellers who were erased.
    return quotation?.contact || (quotation && to?.side === 'operator') ? name : undefined;
  },

  async take(name, email, platform) {
    const to = await correspondentOf(platform, name);
    // The person left the team after the email came in.
    if (!to) return;
    const { config, db, jobs } = platform;
    const hash = createHash('sha256').update(name).update(email.hash).digest();
    if (await isMailTaken(db, config.REGION, hash)) return;
    const faults = await receiveEmail(platform, to, email, hash);
    if (faults.length === 0 || refusals.add(name) > MOST_REFUSALS) return;
    await jobs.add(
      db,
      'quotations/tell-mail-refused',
      { offerId: to.offerId, side: to.side, faults },
      { key: `mail-refused/${hash.toString('hex')}` },
    );
  },
};

function correspondentOf({ config, db }: Pick<Platform, 'config' | 'db'>, name: string) {
  return readReplyName(config, name, async (offerId) => {
    const offer = await findOffer(db, config.REGION, offerId);
    const team = offer ? await teamMembers(db, config.REGION, offer.operator_id, ANSWERING_ROLES) : [];
    return team.map(({ accountId }) => accountId);
  });
}

/** Stores the acceptable parts of an email. @returns the reasons for which other parts were refused. */
async function receiveEmail(
  platform: Platform,
  { offerId, side, accountId }: Correspondent,
  email: InboundEmail,
  mailHash: Buffer,
): Promise<MailFault[]> {
  const { config, db } = platform;
  const offer = await findOffer(db, config.REGION, offerId);
  if (!offer) return [];
  const { mailed } = await countMessages(db, config.REGION, offerId, side);
  if (mailed >= MOST_AN_HOUR) return ['too_many_letters'];
  if (email.text.length > CONVERSATION_LIMITS.text) return ['text_too_long'];
  const text = withoutKeys(email.text);
  const faults = new Set<MailFault>();
  const pictures: { name: string; bytes: Buffer }[] = [];
  for (const { name, bytes } of email.attachments) {
    if (pictures.length === CONVERSATION_LIMITS.filesTogether) faults.add('too_many_files');
    else
      await encodeFile(bytes).then(
        (encoded) => pictures.push({ name, bytes: encoded }),
        (error: Error) => faults.add(fileFault(error)),
      );
  }
  if (text === '' && pictures.length === 0) return faults.size > 0 ? [...faults] : ['nothing_written'];
  const authorId = accountId ?? (await findAuthor(db, config.REGION, offer, email.from));
  try {
    await inTransaction(db, async (trx) => {
      const said = await addMessage(trx, platform, {
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
