import type { Generated } from 'kysely';
import type { ConversationSide } from '#features/conversations/contract/conversation.ts';

export interface ConversationMessageTable {
  region_id: string;
  id: string;
  offer_id: string;
  side: ConversationSide;
  author_id: string | null;
  body: string;
  via: 'page' | 'mail' | 'link';
  mail_hash: Buffer | null;
  at: Generated<Date>;
  read_at: Date | null;
  told_at: Date | null;
}

export interface ConversationFileTable {
  region_id: string;
  id: Generated<string>;
  quotation_id: string;
  message_id: string | null;
  name: string;
  kind: string;
  bytes: Buffer;
  added_at: Generated<Date>;
}

declare module '#server/database/tables.ts' {
  interface Tables {
    quotation_message: ConversationMessageTable;
    quotation_file: ConversationFileTable;
  }
}
