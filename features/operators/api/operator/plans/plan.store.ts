import { sql } from 'kysely';
import type { ApprovedOffer, MakePlan } from '#features/operators/contract/managed-plan.ts';
import type { OperatorState } from '#features/operators/contract/operator-states.ts';
import type { PlanContent, PlanFacts, PlanPicture } from '#features/operators/contract/plan-content.ts';
import type { PlanAction, PlanReview, PlanState, PlanStatus } from '#features/operators/contract/plan-states.ts';
import type { Database } from '#server/database/connect.ts';
import type { Rows } from '#server/database/rows-of.ts';
import type { WithBookings } from '../../operators-platform.ts';
import { peopleOfPlan } from '../departures/departure.store.ts';
import { freeSlug } from './slug.ts';

export interface PlanRow {
  region_id: string;
  id: string;
  slug: string;
  title: string;
  state: PlanState;
  review: PlanReview;
  availability_type: 'START_TIME' | 'OPENING_HOURS';
  pricing_per: 'UNIT' | 'BOOKING';
  currency: string;
  price_from: number | null;
  submitted_at: Date | null;
  review_note: string | null;
  changed_at: Date;
  draft_version: number;
  revision: number;
  options_revision: number;
  sold_version: number | null;
  category: PlanFacts['category'];
  difficulty: PlanFacts['difficulty'];
  languages: string[];
  accessible: boolean;
  adventure: boolean;
  confirmation: PlanFacts['confirmation'];
  operator_id: string;
  operator: string;
  operator_state: OperatorState;
  fictional: boolean;
  zone: string;
}

export interface CountedPlan extends PlanRow {
  picture: PlanPicture | null;
  departures: number;
  people: number;
}

const columns = sql`p.region_id, p.id, p.slug, p.title, p.state, p.review, p.availability_type, p.pricing_per, p.currency, p.price_from, p.submitted_at,
  p.review_note, p.changed_at, p.draft_version, p.revision, p.options_revision, p.sold_version, p.category, p.difficulty, p.languages, p.accessible, p.adventure, p.confirmation,
  t.id as operator_id, t.name as operator, t.state as operator_state, t.fictional, t.zone`;
const tables = sql`plan p join operator t on t.region_id = p.region_id and t.id = p.operator_id`;
const picture = sql`(select v.content->'pictures'->0 from plan_version v
  where v.region_id = p.region_id and v.plan_id = p.id and v.version = p.draft_version) as picture`;
const counts = (bookings: Rows) => sql`cross join lateral (
  select count(*)::int as departures, ${peopleOfPlan(bookings)} as people from departure d
  where d.region_id = p.region_id and d.plan_id = p.id and d.starts_at > now() and d.state in ('scheduled', 'guaranteed', 'closed')) d`;

export async function plansOf({ db, region, bookings }: WithBookings, operatorId: string): Promise<CountedPlan[]> {
  const { rows } = await sql<CountedPlan>`
    select ${columns}, ${picture}, d.departures, d.people from ${tables} ${counts(bookings)}
    where p.region_id = ${region} and p.operator_id = ${operatorId} and p.made_for_offer is null order by p.state = 'retired', p.changed_at desc, p.id limit 300`.execute(
    db,
  );
  return rows;
}

export async function plansWaiting({ db, region, bookings }: WithBookings): Promise<CountedPlan[]> {
  const { rows } = await sql<CountedPlan>`
    select ${columns}, ${picture}, d.departures, d.people from ${tables} ${counts(bookings)}
    where p.region_id = ${region} and (p.state = 'submitted' or p.review = 'submitted') order by p.submitted_at, p.id limit 300`.execute(
    db,
  );
  return rows;
}

/** @param operatorId null for a plan of any operator */
export async function findPlanRow(
  { db, region, bookings }: WithBookings,
  operatorId: string | null,
  id: string,
): Promise<CountedPlan | undefined> {
  const { rows } = await sql<CountedPlan>`
    select ${columns}, ${picture}, d.departures, d.people from ${tables} ${counts(bookings)}
    where p.region_id = ${region} and p.id = ${id} and p.made_for_offer is null
      and ${operatorId === null ? sql`true` : sql`p.operator_id = ${operatorId}`}`.execute(db);
  return rows[0];
}

export async function findOwnPlan(
  db: Database,
  region: string,
  operatorId: string,
  id: string,
): Promise<PlanRow | undefined> {
  const { rows } = await sql<PlanRow>`
    select ${columns} from ${tables}
    where p.region_id = ${region} and p.id = ${id} and p.made_for_offer is null and p.operator_id = ${operatorId}`.execute(
    db,
  );
  return rows[0];
}

export async function lockPlan(
  trx: Database,
  region: string,
  operatorId: string | null,
  id: string,
): Promise<PlanRow | undefined> {
  const { rows } = await sql<PlanRow>`
    select ${columns} from ${tables}
    where p.region_id = ${region} and p.id = ${id} and ${operatorId === null ? sql`true` : sql`p.operator_id = ${operatorId}`}
    for update of p`.execute(trx);
  return rows[0];
}

export async function insertPlan(
  trx: Database,
  made: MakePlan & {
    region: string;
    operatorId: string;
    slug: string;
    currency: string;
    content: PlanContent;
    accountId: string;
  },
): Promise<string> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`plan/${made.region}/${made.slug}`}, 0))`.execute(trx);
  const { rows: taken } = await sql<{ slug: string }>`
    select slug from plan where region_id = ${made.region} and slug like ${`${made.slug}%`}`.execute(trx);
  const slug = freeSlug(
    made.slug,
    taken.map((row) => row.slug),
  );
  const { rows } = await sql<{ id: string }>`
    insert into plan (region_id, operator_id, slug, availability_type, pricing_per, currency, title, category, duration_minutes)
    values (${made.region}, ${made.operatorId}, ${slug}, ${made.availabilityType}, ${made.pricingPer}, ${made.currency}, ${made.title},
      ${made.content.facts!.category}, 60)
    returning id`.execute(trx);
  const { id } = rows[0]!;
  await insertVersion(trx, { region_id: made.region, id }, 1, made.content, made.accountId);
  return id;
}

export async function insertVersion(
  trx: Database,
  plan: Pick<PlanRow, 'region_id' | 'id'>,
  version: number,
  content: PlanContent,
  accountId: string,
): Promise<void> {
  await trx
    .insertInto('plan_version')
    .values({
      region_id: plan.region_id,
      plan_id: plan.id,
      version,
      content: JSON.stringify(content),
      made_by: accountId,
    })
    .execute();
}

export async function readContent(
  db: Database,
  plan: Pick<PlanRow, 'region_id' | 'id'>,
  version: number,
): Promise<PlanContent> {
  const row = await db
    .selectFrom('plan_version')
    .select('content')
    .where('region_id', '=', plan.region_id)
    .where('plan_id', '=', plan.id)
    .where('version', '=', version)
    .executeTakeFirstOrThrow();
  return row.content;
}

/**
 * The next edit of an approved version starts a new version.
 * @returns the number of the version
 */
export async function saveDraft(
  trx: Database,
  plan: PlanRow,
  content: PlanContent & { facts: PlanFacts },
  accountId: string,
): Promise<number> {
  const isNext = plan.draft_version === plan.sold_version;
  const version = isNext ? plan.draft_version + 1 : plan.draft_version;
  if (isNext) await insertVersion(trx, plan, version, content, accountId);
  else {
    await trx
      .updateTable('plan_version')
      .set({ content: JSON.stringify(content), made_by: accountId, made_at: sql<Date>`clock_timestamp()` })
      .where('region_id', '=', plan.region_id)
      .where('plan_id', '=', plan.id)
      .where('version', '=', version)
      .execute();
  }
  await sql`
    update plan set draft_version = ${version}, revision = revision + 1, changed_at = clock_timestamp() where region_id = ${plan.region_id} and id = ${plan.id}`.execute(
    trx,
  );
  if (plan.sold_version === null) await showVersion(trx, plan, content);
  return version;
}

/** Copies the facts of the version to the row of the plan, because lists read only this row. */
export async function showVersion(
  trx: Database,
  plan: Pick<PlanRow, 'region_id' | 'id'>,
  content: PlanContent,
): Promise<void> {
  await trx
    .updateTable('plan')
    .set({ title: content.title, summary: content.summary, ...(content.facts ?? {}) })
    .where('region_id', '=', plan.region_id)
    .where('id', '=', plan.id)
    .execute();
}

export async function readApprovedOffer(
  db: Database,
  plan: Pick<PlanRow, 'region_id' | 'id'>,
): Promise<ApprovedOffer | null> {
  const row = await db
    .selectFrom('plan')
    .select('approved_offer')
    .where('region_id', '=', plan.region_id)
    .where('id', '=', plan.id)
    .executeTakeFirstOrThrow();
  return row.approved_offer;
}

export async function sellDraft(trx: Database, plan: PlanRow, offer: ApprovedOffer): Promise<void> {
  await sql`update plan_version set sold_at = clock_timestamp()
    where region_id = ${plan.region_id} and plan_id = ${plan.id} and version = ${plan.draft_version} and sold_at is null`.execute(
    trx,
  );
  await sql`update plan set sold_version = draft_version, approved_offer = ${JSON.stringify(offer)}
    where region_id = ${plan.region_id} and id = ${plan.id}`.execute(trx);
}

export async function savePlanStatus(
  trx: Database,
  plan: Pick<PlanRow, 'region_id' | 'id' | 'state'>,
  step: { action: PlanAction; to: PlanStatus; actorId: string | null; reason: string | null },
): Promise<void> {
  const isSent = step.action === 'submit';
  await sql`
    update plan set state = ${step.to.state}, review = ${step.to.review}, review_note = ${step.reason},
      submitted_at = ${isSent ? sql`clock_timestamp()` : sql`null`}, changed_at = clock_timestamp()
    where region_id = ${plan.region_id} and id = ${plan.id}`.execute(trx);
  await trx
    .insertInto('plan_event')
    .values({
      region_id: plan.region_id,
      plan_id: plan.id,
      action: step.action,
      from_state: plan.state,
      to_state: step.to.state,
      actor_id: step.actorId,
      reason: step.reason,
    })
    .execute();
}
