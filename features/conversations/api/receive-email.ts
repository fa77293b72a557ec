import { createHash, randomUUID } from 'node:crypto';
import { CONVERSATION_LIMITS } from '#features/conversations/contract/conversation.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { Problem } from '#server/errors.ts';
import { countTries } from '#server/mail/inbound/count-tries.ts';
import { withoutReplyAddresses } from '#server/mail/inbound/sealed-names.ts';
import type { Inbound, InboundEmail, Platform } from '#server/platform.ts';
import { addMessage } from './add-message.ts';
import { countMessages, isMailTaken, markRead } from './conversation.store.ts';
import { encodeFile, keepFile } from './keep-file.ts';
import type { MailFault } from './mail-faults.ts';
import { type Correspondent, readReplyName } from './reply-address.ts';
import type { Subject, SubjectKind } from './subject.ts';

/** Largest number of emails that one side of a conversation may send within an hour. */
const MOST_AN_HOUR = 20;
/** Largest number of notices that one person gets within an hour. The limit stops loops of automatic replies. */
const MOST_REFUSALS = 5;
const refusals = countTries(3_600_000);

/** The reply address authorizes a message, because the address of a sender can be forged. */
export function inboundOf<Own extends Subject>(kind: SubjectKind<Own>): Inbound {
  function correspondentOf({ config, db }: Pick<Platform, 'config' | 'db'>, name: string) {
    return readReplyName(config, name, async (subjectId) => {
      const subject = await kind.find(db, config.REGION, subjectId);
      return subject ? kind.team(db, config.REGION, subject) : [];
    });
  }
  return {
    async knows(name, platform) {
      const { config, db } = platform;
      const to = await correspondentOf(platform, name);
      const subject = to && (await kind.find(db, config.REGION, to.subjectId));
      const isThere = subject && (await kind.isSideThere(db, config.REGION, subject, to.side));
      return isThere ? name : undefined;
    },

    async take(name, email, platform) {
      const to = await correspondentOf(platform, name);
      if (!to) return;
      const { config, db } = platform;
      const hash = createHash('sha256').update(name).update(email.hash).digest();
      if (await isMailTaken(db, config.REGION, hash)) return;
      const faults = await receiveEmail(platform, kind, to, email, hash);
      if (faults.length === 0 || refusals.add(name) > MOST_REFUSALS) return;
      await kind.emailRefused(platform, to, faults, `mail-refused/${hash.toString('hex')}`);
    },
  };
}

/** @returns the reasons for which parts of the email were refused */
async function receiveEmail<Own extends Subject>(
  platform: Platform,
  kind: SubjectKind<Own>,
  { subjectId, side, accountId }: Correspondent,
  email: InboundEmail,
  mailHash: Buffer,
): Promise<MailFault[]> {
  const { config, db } = platform;
  const subject = await kind.find(db, config.REGION, subjectId);
  if (!subject) return [];
  const { mailed } = await countMessages(db, config.REGION, subjectId, side);
  if (mailed >= MOST_AN_HOUR) return ['too_many_letters'];
  if (email.text.length > CONVERSATION_LIMITS.text) return ['text_too_long'];
  const text = withoutReplyAddresses(kind.withoutKeys(email.text));
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
  const authorId = accountId ?? (await kind.findAuthor(db, config.REGION, subject, email.from));
  try {
    await inTransaction(db, async (trx) => {
      const said = await addMessage<Own>(trx, platform, kind, {
        ...{ subject, side, authorId, mailHash },
        ...{ id: randomUUID(), text, via: 'mail' },
      });
      if (!said) return;
      await markRead(trx, config.REGION, subjectId, side === 'traveller' ? 'operator' : 'traveller', 'notified');
      for (const picture of pictures)
        await keepFile(trx, config.REGION, {
          ...{ id: randomUUID(), folderId: subject.folderId, messageId: said.message.id },
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
