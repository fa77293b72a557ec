import { type Selectable, sql } from 'kysely';
import type { OfferDraft } from '#features/quotations/contract/offer.ts';
import type { Database } from '#server/database/connect.ts';
import type { OfferTemplateTable } from '../../tables.ts';

export type TemplateRow = Selectable<OfferTemplateTable>;
export interface TemplateOwner {
  region: string;
  operatorId: string;
}

export function readTemplates(db: Database, { region, operatorId }: TemplateOwner): Promise<TemplateRow[]> {
  return db
    .selectFrom('offer_template')
    .selectAll()
    .where('region_id', '=', region)
    .where('operator_id', '=', operatorId)
    .orderBy('name')
    .orderBy('id')
    .execute();
}

/** @returns undefined if the operator already has the largest allowed number of templates */
export async function insertTemplate(
  db: Database,
  { region, operatorId }: TemplateOwner,
  { name, content }: { name: string; content: OfferDraft },
  most: number,
): Promise<TemplateRow | undefined> {
  const { rows } = await sql<TemplateRow>`
    insert into offer_template (region_id, operator_id, name, content)
    select ${region}, ${operatorId}, ${name}, ${JSON.stringify(content)}::jsonb
    where (select count(*) from offer_template where region_id = ${region} and operator_id = ${operatorId}) < ${most}
    returning *`.execute(db);
  return rows[0];
}

export function updateTemplate(
  db: Database,
  { region, operatorId }: TemplateOwner,
  id: string,
  { name, content }: { name: string; content: OfferDraft },
): Promise<TemplateRow | undefined> {
  return db
    .updateTable('offer_template')
    .set({ name, content: JSON.stringify(content), changed_at: sql<Date>`clock_timestamp()` })
    .where('region_id', '=', region)
    .where('operator_id', '=', operatorId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
}

export async function deleteTemplate(
  db: Database,
  { region, operatorId }: TemplateOwner,
  id: string,
): Promise<boolean> {
  const gone = await db
    .deleteFrom('offer_template')
    .where('region_id', '=', region)
    .where('operator_id', '=', operatorId)
    .where('id', '=', id)
    .executeTakeFirst();
  return gone.numDeletedRows > 0n;
}
