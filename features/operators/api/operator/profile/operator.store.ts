import { sql } from 'kysely';
import { insertOperatorMember, joinMembers } from '#features/accounts/api/public.ts';
import type { ChangeOperator, OperatorMembership } from '#features/operators/contract/managed-operator.ts';
import type { OperatorLegal, OperatorProfile } from '#features/operators/contract/operator.ts';
import type { OperatorAction, OperatorState } from '#features/operators/contract/operator-states.ts';
import { placeSlug } from '#features/places/api/public.ts';
import type { Database } from '#server/database/connect.ts';
import { freeSlug } from '../plans/slug.ts';

export interface OperatorRow {
  region_id: string;
  id: string;
  slug: string;
  name: string;
  state: OperatorState;
  company_id: string | null;
  company: string | null;
  fictional: boolean;
  legal: Partial<OperatorLegal>;
  bank_sealed: Buffer | null;
  profile: Partial<OperatorProfile>;
  commission_bps: number | null;
  zone: string;
  register_until: string | null;
  submitted_at: Date | null;
  review_note: string | null;
}

const columns = sql`t.region_id, t.id, t.slug, t.name, t.state, t.company_id,
  ${placeSlug('t', 'company_id')} as company, t.fictional, t.legal, t.bank_sealed, t.profile,
  t.commission_bps, t.zone, t.register_until::text, t.submitted_at, t.review_note`;

export async function readMemberships(db: Database, region: string, accountId: string): Promise<OperatorMembership[]> {
  const { rows } = await sql<OperatorMembership>`
    select t.id, t.slug, t.name, t.state, t.fictional, m.role
    from operator t ${joinMembers('m', 't')}
    where m.region_id = ${region} and m.account_id = ${accountId} order by t.name, t.id`.execute(db);
  return rows;
}

export async function findOperator(db: Database, region: string, id: string): Promise<OperatorRow | undefined> {
  const { rows } = await sql<OperatorRow>`
    select ${columns} from operator t where t.region_id = ${region} and t.id = ${id}`.execute(db);
  return rows[0];
}

export async function lockOperator(trx: Database, region: string, id: string): Promise<OperatorRow | undefined> {
  const { rows } = await sql<OperatorRow>`
    select ${columns} from operator t where t.region_id = ${region} and t.id = ${id} for update of t`.execute(trx);
  return rows[0];
}

export async function insertOperator(
  trx: Database,
  region: string,
  made: { name: string; slug: string; zone: string; accountId: string },
): Promise<string> {
  // Concurrent creations with one name wait for this lock and get different slugs.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`operator/${region}/${made.slug}`}, 0))`.execute(trx);
  const { rows: taken } = await sql<{ slug: string }>`
    select slug from operator where region_id = ${region} and slug like ${`${made.slug}%`}`.execute(trx);
  const slug = freeSlug(
    made.slug,
    taken.map((row) => row.slug),
  );
  const { rows } = await sql<{ id: string }>`
    insert into operator (region_id, slug, name, zone) values (${region}, ${slug}, ${made.name}, ${made.zone}) returning id`.execute(
    trx,
  );
  const { id } = rows[0]!;
  await insertOperatorMember(trx, { region, operatorId: id, accountId: made.accountId, role: 'owner' });
  return id;
}

export async function saveOperator(
  trx: Database,
  row: OperatorRow,
  change: ChangeOperator,
  legal: OperatorLegal,
): Promise<void> {
  await sql`
    update operator set name = ${change.name}, profile = ${JSON.stringify(change.profile)}, legal = ${JSON.stringify(legal)},
      register_until = ${change.registerUntil}, changed_at = clock_timestamp()
    where region_id = ${row.region_id} and id = ${row.id}`.execute(trx);
}

export async function saveOperatorState(
  trx: Database,
  row: Pick<OperatorRow, 'region_id' | 'id' | 'state'>,
  step: { action: OperatorAction; to: OperatorState; actorId: string | null; reason: string | null },
): Promise<void> {
  const isSent = step.to === 'submitted';
  await sql`
    update operator set state = ${step.to}, review_note = ${step.reason}, submitted_at = ${isSent ? sql`clock_timestamp()` : sql`null`},
      changed_at = clock_timestamp()
    where region_id = ${row.region_id} and id = ${row.id}`.execute(trx);
  await trx
    .insertInto('operator_event')
    .values({
      region_id: row.region_id,
      operator_id: row.id,
      action: step.action,
      from_state: row.state,
      to_state: step.to,
      actor_id: step.actorId,
      reason: step.reason,
    })
    .execute();
}
