import { sql } from 'kysely';
import type { Database } from '#server/database/connect.ts';

export interface DemoRows {
  operator: object[];
  resource: object[];
  plan: object[];
  plan_version: object[];
  plan_option: object[];
  departure_rule: object[];
}

/**
 * Overwrites changes that people made in the back office, but keeps existing departures.
 * @returns ids of new and changed departure rules
 */
export async function writeDemo(trx: Database, region: string, rows: DemoRows): Promise<string[]> {
  const of = (table: keyof DemoRows) =>
    sql`jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows[table])}::jsonb)`;
  await sql`
    insert into operator (region_id, id, slug, name, state, fictional, legal, profile, zone)
    select ${region}, id, slug, name, 'verified', true, legal, profile, zone from ${of('operator')}
    on conflict (region_id, id) do update set name = excluded.name, legal = excluded.legal, profile = excluded.profile, state = 'verified',
      changed_at = now()`.execute(trx);
  await sql`
    insert into resource (region_id, id, operator_id, kind, name, counts, capacity, shown)
    select ${region}, id, operator_id, kind, name, counts, capacity, kind in ('guide', 'vehicle', 'boat') from ${of('resource')}
    on conflict (region_id, id) do update set name = excluded.name, capacity = excluded.capacity`.execute(trx);
  await sql`
    insert into plan (region_id, id, operator_id, slug, availability_type, confirmation, pricing_per, adventure, currency, title, category,
      duration_minutes)
    select ${region}, id, operator_id, slug, availability_type, confirmation, pricing_per, adventure, currency, title, category, duration_minutes
    from ${of('plan')} on conflict do nothing`.execute(trx);
  // A plan version that was sold never changes. Changed content becomes the next version.
  await sql`
    insert into plan_version (region_id, plan_id, version, content)
    select ${region}, new.plan_id, coalesce(last.version, 0) + 1, new.content
    from ${of('plan_version')} new left join lateral (
      select version, content from plan_version v where v.region_id = ${region} and v.plan_id = new.plan_id order by version desc limit 1) last on true
    where last.content is distinct from new.content`.execute(trx);
  await sql`
    update plan set state = 'on_sale', review = null, confirmation = new.confirmation, pricing_per = new.pricing_per, adventure = new.adventure,
      title = new.title, summary = new.summary, category = new.category, duration_minutes = new.duration_minutes, difficulty = new.difficulty,
      languages = new.languages, accessible = new.accessible, draft_version = last.version, sold_version = last.version, changed_at = now()
    from ${of('plan')} new cross join lateral (
      select max(version) as version from plan_version v where v.region_id = ${region} and v.plan_id = new.id) last
    where plan.region_id = ${region} and plan.id = new.id`.execute(trx);
  await sql`
    insert into plan_option (region_id, id, plan_id, position, name, language, duration_minutes, cutoff_minutes, capacity, minimum_group,
      minimum_outcome, minimum_decided_hours, min_units, max_units, private, deposit_bps, balance_days, units, prices)
    select ${region}, id, plan_id, position, name, language, duration_minutes, cutoff_minutes, capacity, minimum_group, minimum_outcome,
      minimum_decided_hours, min_units, max_units, private, deposit_bps, balance_days, units, prices from ${of('plan_option')}
    on conflict (region_id, id) do update set position = excluded.position, name = excluded.name, units = excluded.units, prices = excluded.prices,
      deposit_bps = excluded.deposit_bps, balance_days = excluded.balance_days, max_units = excluded.max_units,
      duration_minutes = excluded.duration_minutes, cutoff_minutes = excluded.cutoff_minutes, capacity = excluded.capacity`.execute(
    trx,
  );
  const { rows: changed } = await sql<{ id: string }>`
    insert into departure_rule (region_id, id, option_id, rule)
    select ${region}, id, option_id, rule from ${of('departure_rule')}
    on conflict (region_id, id) do update set rule = excluded.rule, made_until = null, changed_at = now()
      where departure_rule.rule is distinct from excluded.rule
    returning id`.execute(trx);
  return changed.map(({ id }) => id);
}

export async function saveProfile(trx: Database, region: string, operatorId: string, placeId: string): Promise<void> {
  await trx
    .updateTable('operator')
    .set({ company_id: placeId })
    .where('region_id', '=', region)
    .where('id', '=', operatorId)
    .execute();
}

export async function joinByAddress(
  trx: Database,
  region: string,
  operatorId: string,
  people: readonly { email: string; role: string }[],
): Promise<void> {
  await sql`
    insert into operator_member (region_id, operator_id, account_id, role)
    select ${region}, ${operatorId}::uuid, account.id, person.role
    from jsonb_to_recordset(${JSON.stringify(people)}::jsonb) as person (email text, role text)
      join account on account.region_id = ${region} and account.email_key = person.email and account.state = 'active'
    on conflict do nothing`.execute(trx);
}

export async function keepOneSoldOut(
  trx: Database,
  region: string,
  planId: string,
  from: Date,
  until: Date,
): Promise<void> {
  await sql`
    update departure set capacity = 0, changed_at = clock_timestamp()
    where region_id = ${region} and id = (
      select id from departure where region_id = ${region} and plan_id = ${planId} and starts_at between ${from} and ${until}
        and taken = 0 and state = 'scheduled' order by starts_at limit 1)
      and not exists (select from departure d where d.region_id = ${region} and d.plan_id = ${planId} and d.starts_at between now() and ${until}
        and d.state in ('scheduled', 'guaranteed') and d.taken >= d.capacity)`.execute(trx);
}
