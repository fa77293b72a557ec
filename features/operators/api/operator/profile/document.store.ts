import type { DocumentKind } from '#features/operators/contract/operator.ts';
import type { Database } from '#server/database/connect.ts';

export interface DocumentRow {
  id: string;
  kind: DocumentKind;
  name: string;
  width: number;
  height: number;
  added_at: Date;
}

export async function readDocuments(db: Database, region: string, operatorId: string): Promise<DocumentRow[]> {
  return db
    .selectFrom('operator_document')
    .select(['id', 'kind', 'name', 'width', 'height', 'added_at'])
    .where('region_id', '=', region)
    .where('operator_id', '=', operatorId)
    .orderBy('added_at')
    .orderBy('name')
    .execute();
}

export async function insertDocuments(
  db: Database,
  documents: {
    region_id: string;
    operator_id: string;
    kind: DocumentKind;
    name: string;
    picture: Buffer;
    width: number;
    height: number;
    added_by: string;
  }[],
): Promise<void> {
  await db.insertInto('operator_document').values(documents).execute();
}

export async function findPicture(
  db: Database,
  region: string,
  operatorId: string,
  id: string,
): Promise<Buffer | undefined> {
  const row = await db
    .selectFrom('operator_document')
    .select('picture')
    .where('region_id', '=', region)
    .where('operator_id', '=', operatorId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.picture;
}

export async function deleteDocument(db: Database, region: string, operatorId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('operator_document')
    .where('region_id', '=', region)
    .where('operator_id', '=', operatorId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
