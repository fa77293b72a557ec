import { sql } from 'kysely';
import { joinAccount } from '#features/accounts/api/public.ts';
import type { QueueCount } from '#features/backoffice/api/public.ts';
import type { OperatorState } from '#features/operators/contract/operator-states.ts';
import type { PlanReview, PlanState } from '#features/operators/contract/plan-states.ts';
import type { Database } from '#server/database/connect.ts';

export interface RegionOperatorRow {
  id: string;
  slug: string;
  name: string;
  state: OperatorState;
  fictional: boolean;
  submitted_at: Date | null;
  register_number: string | null;
  register_until: string | null;
  plans: number;
  on_sale: number;
  bank_waits: boolean;
}

const columns = sql`t.id, t.slug, t.name, t.state, t.fictional, t.submitted_at, t.legal->'register'->>'number' as register_number,
  t.register_until::text, p.plans, p.on_sale,
  exists (select 1 from operator_bank_change c where c.region_id = t.region_id and c.operator_id = t.id and c.state = 'waiting') as bank_waits`;
const plans = sql`cross join lateral (
  select count(*)::int as plans, count(*) filter (where state = 'on_sale')::int as on_sale from plan
  where region_id = t.region_id and operator_id = t.id and state <> 'retired') p`;

export async function listOperators(
  db: Database,
  region: string,
  state: OperatorState | null,
): Promise<RegionOperatorRow[]> {
  const { rows } = await sql<RegionOperatorRow>`
    select ${columns} from operator t ${plans}
    where t.region_id = ${region} and ${state === null ? sql`true` : sql`t.state = ${state}`}
    order by t.submitted_at nulls last, t.name, t.id limit 500`.execute(db);
  return rows;
}

export async function findForRegion(db: Database, region: string, id: string): Promise<RegionOperatorRow | undefined> {
  const { rows } = await sql<RegionOperatorRow>`
    select ${columns} from operator t ${plans} where t.region_id = ${region} and t.id = ${id}`.execute(db);
  return rows[0];
}

export async function operatorEvents(
  db: Database,
  region: string,
  id: string,
): Promise<{ at: Date; action: string; to_state: OperatorState; who: string | null; reason: string | null }[]> {
  const { rows } = await sql<{
    at: Date;
    action: string;
    to_state: OperatorState;
    who: string | null;
    reason: string | null;
  }>`
    select e.at, e.action, e.to_state, a.name as who, e.reason
    from operator_event e left ${joinAccount('a', 'e.actor_id')}
    where e.region_id = ${region} and e.operator_id = ${id} order by e.id desc limit 100`.execute(db);
  return rows;
}

export async function saveRegisterUntil(trx: Database, region: string, id: string, day: string | null): Promise<void> {
  await trx
    .updateTable('operator')
    .set({ register_until: day })
    .where('region_id', '=', region)
    .where('id', '=', id)
    .execute();
}

export async function saveVerified(
  trx: Database,
  region: string,
  id: string,
  { placeId, on }: { placeId: string; on: string },
): Promise<void> {
  await sql`
    update operator set company_id = ${placeId}, legal = legal || jsonb_build_object('checkedOn', ${on}::text)
    where region_id = ${region} and id = ${id}`.execute(trx);
}

export async function saveCommission(
  trx: Database,
  region: string,
  id: string,
  commissionBps: number | null,
): Promise<void> {
  await trx
    .updateTable('operator')
    .set({ commission_bps: commissionBps })
    .where('region_id', '=', region)
    .where('id', '=', id)
    .execute();
}

const waiting = sql`count(*)::int as count, min(submitted_at) as oldest, max(submitted_at) as newest,
  count(*) filter (where submitted_at < clock_timestamp() - interval '3 days')::int as late`;

/** `oldest` is the start of the longest wait. `late` counts waits of more than three days. */
export async function countWaitingOperators(db: Database, region: string) {
  const { rows } = await sql<QueueCount>`
    select ${waiting} from operator where region_id = ${region} and state = 'submitted'`.execute(db);
  return rows[0]!;
}

export async function countWaitingPlans(db: Database, region: string) {
  const { rows } = await sql<QueueCount>`
    select ${waiting} from plan where region_id = ${region} and (state = 'submitted' or review = 'submitted')`.execute(
    db,
  );
  return rows[0]!;
}

/**
 * `oldest` is the start of the longest wait. `late` is always 0, because the region need not act on a waiting account.
 */
export async function countWaitingAccounts(db: Database, region: string) {
  const { rows } = await sql<QueueCount>`
    select count(*)::int as count, min(asked_at) as oldest, max(asked_at) as newest, 0 as late from operator_bank_change
    where region_id = ${region} and state = 'waiting'`.execute(db);
  return rows[0]!;
}

export async function lapsedOperators(db: Database, region: string, day: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from operator where region_id = ${region} and state = 'verified' and register_until < ${day}::date`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

export async function lapsedPlans(
  db: Database,
  region: string,
  day: string,
): Promise<{ id: string; operator_id: string }[]> {
  const { rows } = await sql<{ id: string; operator_id: string }>`
    select p.id, p.operator_id from plan p
      join plan_version v on v.region_id = p.region_id and v.plan_id = p.id and v.version = p.sold_version
    where p.region_id = ${region} and p.state = 'on_sale' and p.adventure and coalesce((v.content->'certificate'->>'until') < ${day}, true)`.execute(
    db,
  );
  return rows;
}

export async function readOperatorPlans(
  db: Database,
  region: string,
  operatorId: string,
): Promise<{ id: string; title: string; state: PlanState; review: PlanReview }[]> {
  const { rows } = await sql<{ id: string; title: string; state: PlanState; review: PlanReview }>`
    select id, title, state, review from plan
    where region_id = ${region} and operator_id = ${operatorId} and state not in ('retired', 'made_to_order')
    order by changed_at desc limit 200`.execute(db);
  return rows;
}
