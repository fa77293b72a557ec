import { sql } from 'kysely';
import type { DepartureRule } from '#features/operators/contract/departure-rule.ts';
import type { Database } from '#server/database/connect.ts';

export async function saveRule(
  trx: Database,
  region: string,
  { id, optionId, rule }: { id: string | null; optionId: string; rule: DepartureRule },
): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into departure_rule (region_id, id, option_id, rule)
    values (${region}, coalesce(${id}::uuid, gen_random_uuid()), ${optionId}, ${JSON.stringify(rule)})
    on conflict (region_id, id) do update set option_id = excluded.option_id, rule = excluded.rule, made_until = null,
      revision = departure_rule.revision + 1, changed_at = clock_timestamp()
    returning id`.execute(trx);
  return rows[0]!.id;
}

export async function deleteRule(trx: Database, region: string, id: string): Promise<void> {
  await trx.deleteFrom('departure_rule').where('region_id', '=', region).where('id', '=', id).execute();
}
