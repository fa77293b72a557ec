import { sql } from 'kysely';
import type { OperatorProfile } from '#features/operators/contract/operator.ts';
import { joinPlace } from '#features/places/api/public.ts';
import type { Database } from '#server/database/connect.ts';
import { isUuid } from '#server/database/uuid.ts';

export async function findOperatorId(db: Database, region: string, idOrSlug: string): Promise<string | undefined> {
  const key = isUuid(idOrSlug) ? sql`id = ${idOrSlug}::uuid` : sql`slug = ${idOrSlug}`;
  const { rows } = await sql<{ id: string }>`
    select id from operator where region_id = ${region} and ${key} and state = 'verified'`.execute(db);
  return rows[0]?.id;
}

/** Returns the id of the operator whose public profile is this place, if the operator may sell. */
export async function findOperatorOfPlace(db: Database, region: string, placeId: string): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select id from operator where region_id = ${region} and company_id = ${placeId}::uuid and state = 'verified'`.execute(
    db,
  );
  return rows[0]?.id;
}

/** @returns the id of the place that is the public profile of the operator */
export async function findProfilePlace(db: Database, region: string, operatorId: string): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select c.id from operator t ${joinPlace('c', 't.company_id')} and c.status = 'published'
    where t.region_id = ${region} and t.id = ${operatorId}::uuid and t.state = 'verified'`.execute(db);
  return rows[0]?.id;
}

export interface OperatorListRow {
  id: string;
  slug: string;
  name: string;
  fictional: boolean;
  profile: Partial<OperatorProfile>;
  company: string | null;
  plans: number;
}

/** Operators that may sell. */
export async function readOperators(db: Database, region: string): Promise<OperatorListRow[]> {
  const { rows } = await sql<OperatorListRow>`
    select t.id, t.slug, t.name, t.fictional, t.profile, c.slug as company,
      (select count(*)::int from plan p where p.region_id = t.region_id and p.operator_id = t.id and p.state = 'on_sale') as plans
    from operator t left ${joinPlace('c', 't.company_id')} and c.status = 'published'
    where t.region_id = ${region} and t.state = 'verified' order by lower(t.name), t.id`.execute(db);
  return rows;
}
