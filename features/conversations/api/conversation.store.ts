import { type Insertable, type Selectable, sql } from 'kysely';
import type { Attachment, ConversationSide } from '#features/conversations/contract/conversation.ts';
import type { Database } from '#server/database/connect.ts';
import type { ConversationFileTable, ConversationMessageTable } from './tables.ts';

export type MessageRow = Selectable<ConversationMessageTable>;

export type MessageWithFiles = Pick<MessageRow, 'id' | 'side' | 'body' | 'via' | 'at' | 'read_at'> & {
  files: Attachment[];
};

/** Returns the newest `most` messages, oldest first. */
export async function readMessages(
  db: Database,
  region: string,
  subjectId: string,
  most: number,
): Promise<MessageWithFiles[]> {
  const { rows } = await sql<MessageWithFiles>`
    select * from (
      select id, side, body, via, at, read_at,
        coalesce((select json_agg(json_build_object('id', f.id, 'name', f.name) order by f.added_at, f.id)
          from quotation_file f where f.region_id = m.region_id and f.message_id = m.id), '[]') as files
      from quotation_message m where region_id = ${region} and offer_id = ${subjectId}
      order by at desc, id limit ${most}) newest
    order by at, id`.execute(db);
  return rows;
}

/**
 * Marks messages of the side `from` as read.
 * @param what `notified` marks only emailed messages, because a person who answers an email may not have seen later
 * messages
 */
export async function markRead(
  db: Database,
  region: string,
  subjectId: string,
  from: ConversationSide,
  what: 'all' | 'notified',
): Promise<void> {
  await db
    .updateTable('quotation_message')
    .set({ read_at: sql<Date>`clock_timestamp()` })
    .where('region_id', '=', region)
    .where('offer_id', '=', subjectId)
    .where('side', '=', from)
    .where('read_at', 'is', null)
    .$if(what === 'notified', (query) => query.where('told_at', 'is not', null))
    .execute();
}

export async function markNotified(db: Database, region: string, id: string): Promise<void> {
  await db
    .updateTable('quotation_message')
    .set({ told_at: sql<Date>`clock_timestamp()` })
    .where('region_id', '=', region)
    .where('id', '=', id)
    .execute();
}

export function findMessage(db: Database, region: string, id: string): Promise<MessageRow | undefined> {
  return db
    .selectFrom('quotation_message')
    .selectAll()
    .where('region_id', '=', region)
    .where('id', '=', id)
    .executeTakeFirst();
}

export function insertMessage(
  trx: Database,
  message: Insertable<ConversationMessageTable>,
): Promise<MessageRow | undefined> {
  return trx
    .insertInto('quotation_message')
    .values(message)
    .onConflict((same) => same.doNothing())
    .returningAll()
    .executeTakeFirst();
}

/** `mailed` counts the emails that `side` sent within the last hour. */
export async function countMessages(
  db: Database,
  region: string,
  subjectId: string,
  side: ConversationSide,
): Promise<{ all: number; mailed: number }> {
  const { rows } = await sql<{ all: number; mailed: number }>`
    select count(*)::int as all,
      count(*) filter (where side = ${side} and via = 'mail' and at > now() - interval '1 hour')::int as mailed
    from quotation_message where region_id = ${region} and offer_id = ${subjectId}`.execute(db);
  return rows[0]!;
}

/**
 * `together` counts the files of the message. If `messageId` is null, `together` counts the files that belong to no
 * message.
 */
export async function countFiles(
  db: Database,
  region: string,
  folderId: string,
  messageId: string | null,
): Promise<{ all: number; together: number }> {
  const { rows } = await sql<{ all: number; together: number }>`
    select count(*)::int as all, count(*) filter (where message_id is not distinct from ${messageId}::uuid)::int as together
    from quotation_file where region_id = ${region} and quotation_id = ${folderId}`.execute(db);
  return rows[0]!;
}

export async function insertFile(trx: Database, file: Insertable<ConversationFileTable>): Promise<boolean> {
  const added = await trx
    .insertInto('quotation_file')
    .values(file)
    .onConflict((same) => same.doNothing())
    .returning('id')
    .executeTakeFirst();
  return added !== undefined;
}

export interface FileRow {
  folderId: string;
  messageId: string | null;
  subjectId: string | null;
  name: string;
  kind: string;
  bytes: Buffer;
}

export async function findFile(db: Database, region: string, id: string): Promise<FileRow | undefined> {
  const { rows } = await sql<FileRow>`
    select f.quotation_id as "folderId", f.message_id as "messageId", m.offer_id as "subjectId", f.name, f.kind, f.bytes
    from quotation_file f left join quotation_message m on m.region_id = f.region_id and m.id = f.message_id
    where f.region_id = ${region} and f.id = ${id}`.execute(db);
  return rows[0];
}

export function readFilesOf(db: Database, region: string, messageId: string): Promise<Attachment[]> {
  return db
    .selectFrom('quotation_file')
    .select(['id', 'name'])
    .where('region_id', '=', region)
    .where('message_id', '=', messageId)
    .orderBy('added_at')
    .execute();
}

export async function isMailTaken(db: Database, region: string, hash: Buffer): Promise<boolean> {
  const found = await db
    .selectFrom('quotation_message')
    .select('id')
    .where('region_id', '=', region)
    .where('mail_hash', '=', hash)
    .executeTakeFirst();
  return found !== undefined;
}

export async function countUnread(
  db: Database,
  region: string,
  subjectIds: readonly string[],
  from: ConversationSide,
): Promise<Map<string, number>> {
  if (subjectIds.length === 0) return new Map();
  const { rows } = await sql<{ offer_id: string; unread: number }>`
    select offer_id, count(*)::int as unread from quotation_message
    where region_id = ${region} and offer_id = any(${subjectIds}::uuid[]) and side = ${from} and read_at is null
    group by offer_id`.execute(db);
  return new Map(rows.map(({ offer_id, unread }) => [offer_id, unread]));
}

export function listFiles(db: Database, region: string, folderId: string): Promise<Attachment[]> {
  return db
    .selectFrom('quotation_file')
    .select(['id', 'name'])
    .where('region_id', '=', region)
    .where('quotation_id', '=', folderId)
    .where('message_id', 'is', null)
    .orderBy('added_at')
    .execute();
}
