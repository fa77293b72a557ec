import type { Transaction } from 'kysely';
import type { ConversationSide } from '#features/conversations/contract/conversation.ts';
import type { Database } from '#server/database/connect.ts';
import type { Tables } from '#server/database/tables.ts';
import type { Platform } from '#server/platform.ts';
import type { MessageRow } from './conversation.store.ts';
import type { MailFault } from './mail-faults.ts';
import type { Correspondent } from './reply-address.ts';

/** The object of a conversation between two sides, such as an offer. Each subject has one conversation. */
export interface Subject {
  id: string;
  /** Id of the folder that pictures belong to: a request for quotations, with the conversations about its offers. */
  folderId: string;
  /** `true` while the conversation accepts messages. */
  isOpen: boolean;
}

/**
 * One kind of subject, declared by the area that owns it. It defines the two sides, whether they may write, and how they are notified. The routes of
 * that area decide who reads and writes on which side.
 */
export interface SubjectKind<Own extends Subject> {
  find(db: Database, region: string, id: string): Promise<Own | undefined>;
  /** Locks a subject and its folder until the transaction ends. */
  lock(trx: Transaction<Tables>, region: string, subject: Own): Promise<Own>;
  /** Locks a folder before a picture is added to it. */
  lockFolder(trx: Transaction<Tables>, region: string, folderId: string): Promise<void>;
  /** `false` once the person on a side was erased. */
  isSideThere(db: Database, region: string, subject: Own, side: ConversationSide): Promise<boolean>;
  /** Accounts that answer emails on the operator's side now. */
  team(db: Database, region: string, subject: Own): Promise<string[]>;
  /** The traveller's account, if it has the sender's email address; null otherwise. */
  findAuthor(db: Database, region: string, subject: Own, email: string): Promise<string | null>;
  /** Removes the secrets of the area's own emails from a text: links and PINs. */
  withoutKeys(text: string): string;
  /**
   * Called in the transaction of a new message; it schedules the email to the other side and other consequences.
   * @param notifyAt the time for the email. Pictures sent until then are included, and no email is sent if the message was read on the page by then.
   */
  written(
    trx: Transaction<Tables>,
    platform: Platform,
    message: { subject: Own; message: MessageRow; notifyAt: Date },
  ): Promise<void>;
  /** Adds a job that notifies one side that its email was refused wholly or in part. @param key key of the job. */
  emailRefused(platform: Platform, to: Correspondent, faults: MailFault[], key: string): Promise<void>;
}
