import type { Transaction } from 'kysely';
import type { ConversationSide } from '#features/conversations/contract/conversation.ts';
import type { Database } from '#server/database/connect.ts';
import type { Tables } from '#server/database/tables.ts';
import type { Platform } from '#server/platform.ts';
import type { MessageRow } from './conversation.store.ts';
import type { MailFault } from './mail-faults.ts';
import type { Correspondent } from './reply-address.ts';

/** The thing that two sides write to each other about; each has one conversation. */
export interface Subject {
  id: string;
  /** What pictures are kept with: a request for quotations, with the conversations about its offers. */
  folderId: string;
  /** `true` while the conversation accepts messages. */
  isOpen: boolean;
}

/**
 * One kind of subject, declared by the area that owns it: who the two sides are, whether they may write, and how they are notified. That area's
 * routes decide who reads and writes on which side.
 */
export interface SubjectKind<Own extends Subject> {
  find(db: Database, region: string, id: string): Promise<Own | undefined>;
  /** Locks a subject and its folder until the transaction ends. */
  lock(trx: Transaction<Tables>, region: string, subject: Own): Promise<Own>;
  /** Locks a folder, before a picture is added to it. */
  lockFolder(trx: Transaction<Tables>, region: string, folderId: string): Promise<void>;
  /** `false` once the person on a side was erased. */
  isSideThere(db: Database, region: string, subject: Own, side: ConversationSide): Promise<boolean>;
  /** Accounts that answer emails on the operator's side now. */
  team(db: Database, region: string, subject: Own): Promise<string[]>;
  /** The traveller's account, when it has the address that an email came from; null: the email names nobody's account. */
  findAuthor(db: Database, region: string, subject: Own, email: string): Promise<string | null>;
  /** The text of an email without secrets that the area's own emails carry: links and PINs. */
  withoutKeys(text: string): string;
  /**
   * What follows from a new message, in its transaction: a job that sends it to the other side, among others.
   * @param notifyAt when the email is due: pictures sent after the message go with it, and a reader on the page gets none.
   */
  written(
    trx: Transaction<Tables>,
    platform: Platform,
    message: { subject: Own; message: MessageRow; notifyAt: Date },
  ): Promise<void>;
  /** Adds a job that tells one side that its email, or a part of it, was not taken. @param key of the job. */
  emailRefused(platform: Platform, to: Correspondent, faults: MailFault[], key: string): Promise<void>;
}
