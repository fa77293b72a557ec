import type { Transaction } from 'kysely';
import type { ConversationSide } from '#features/conversations/contract/conversation.ts';
import type { Database } from '#server/database/connect.ts';
import type { Tables } from '#server/database/tables.ts';
import type { Platform } from '#server/platform.ts';
import type { MessageRow } from './conversation.store.ts';
import type { MailFault } from './mail-faults.ts';
import type { Correspondent } from './reply-address.ts';

/** The topic of a conversation between two sides, such as an offer. Each subject has one conversation. */
export interface Subject {
  id: string;
  /**
   * Id of the folder that contains the pictures, such as the id of a request for quotations. Several subjects may share
   * a folder.
   */
  folderId: string;
  /** `true` while the conversation accepts messages. */
  isOpen: boolean;
}

/**
 * The area that owns the subjects declares their kind: how subjects are found and locked, and how the sides are
 * notified. The routes of the owning area authorize reading and writing.
 */
export interface SubjectKind<Own extends Subject> {
  find(db: Database, region: string, id: string): Promise<Own | undefined>;
  /** Locks the subject and its folder until the transaction ends. */
  lock(trx: Transaction<Tables>, region: string, subject: Own): Promise<Own>;
  /** Runs before a picture is added to the folder. */
  lockFolder(trx: Transaction<Tables>, region: string, folderId: string): Promise<void>;
  /** `false` after the data of the person on this side was erased. */
  isSideThere(db: Database, region: string, subject: Own, side: ConversationSide): Promise<boolean>;
  team(db: Database, region: string, subject: Own): Promise<string[]>;
  /** Returns the traveller's account if `email` is the account's email address; null otherwise. */
  findAuthor(db: Database, region: string, subject: Own, email: string): Promise<string | null>;
  /** Removes secrets of the area's own emails, such as links and PINs, from a text. */
  withoutKeys(text: string): string;
  /**
   * Runs in the transaction of a new message. Schedules the email to the other side.
   * @param notifyAt the time of the email. The email includes pictures sent until then. No email is sent if the message
   * has been read by then.
   */
  written(
    trx: Transaction<Tables>,
    platform: Platform,
    message: { subject: Own; message: MessageRow; notifyAt: Date },
  ): Promise<void>;
  /**
   * Runs after an email was refused wholly or in part. Queues a notice to the owner of the reply address.
   * @param key key of the job.
   */
  emailRefused(platform: Platform, to: Correspondent, faults: MailFault[], key: string): Promise<void>;
}
