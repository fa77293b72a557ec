import type { Transaction } from 'kysely';
import type { ConversationSide } from '#features/conversations/contract/conversation.ts';
import type { Database } from '#server/database/connect.ts';
import type { Tables } from '#server/database/tables.ts';
import type { Platform } from '#server/platform.ts';
import type { MessageRow } from './conversation.store.ts';
import type { MailFault } from './mail-faults.ts';
import type { Correspondent } from './reply-address.ts';

/** A subject is what a conversation is about, such as an offer. Each subject has one conversation. */
export interface Subject {
  id: string;
  /** Id of the folder that contains the pictures. Several subjects can share a folder. */
  folderId: string;
  isOpen: boolean;
}

/** The area that owns the subjects implements these functions and checks who may read and write. */
export interface SubjectKind<Own extends Subject> {
  find(db: Database, region: string, id: string): Promise<Own | undefined>;
  lock(trx: Transaction<Tables>, region: string, subject: Own): Promise<Own>;
  lockFolder(trx: Transaction<Tables>, region: string, folderId: string): Promise<void>;
  /** `false` after the data of the person on this side was erased. */
  isSideThere(db: Database, region: string, subject: Own, side: ConversationSide): Promise<boolean>;
  team(db: Database, region: string, subject: Own): Promise<string[]>;
  /** Null if `email` is not the email address of the traveller's account. */
  findAuthor(db: Database, region: string, subject: Own, email: string): Promise<string | null>;
  withoutKeys(text: string): string;
  /**
   * Runs in the transaction of a new message.
   * @param notifyAt time at which an unread message is emailed
   */
  written(
    trx: Transaction<Tables>,
    platform: Platform,
    message: { subject: Own; message: MessageRow; notifyAt: Date },
  ): Promise<void>;
  /**
   * Queues an email about refused parts to the owner of the reply address.
   * @param key key of the job
   */
  emailRefused(platform: Platform, to: Correspondent, faults: MailFault[], key: string): Promise<void>;
}
