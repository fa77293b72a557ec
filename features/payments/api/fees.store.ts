import { sql } from 'kysely';
import type { Database } from '#server/database/connect.ts';

/** Providers report a fee some hours after the capture. The monthly reconciliation covers older fees. */
const KNOWN_WITHIN = sql`interval '60 days'`;

/**
 * Writes one ledger entry `fees/<payment>` per captured payment whose fee is known.
 * @returns the number of new ledger entries
 */
export async function bookFees(trx: Database, region: string): Promise<number> {
  const { numAffectedRows } = await sql`
    insert into ledger_posting (region_id, entry, line, account, amount, currency, order_id, payment_id)
    select p.region_id, 'fees/' || p.id, side.line, side.account, side.sign * p.fee, p.currency, p.order_id, p.id
    from payment p cross join (values (1, 'fees', 1), (2, 'provider', -1)) as side (line, account, sign)
    where p.region_id = ${region} and p.fee > 0 and p.captured > 0 and p.changed_at > clock_timestamp() - ${KNOWN_WITHIN}
      and not exists (select from ledger_posting l where l.region_id = p.region_id and l.entry = 'fees/' || p.id)
    on conflict do nothing`.execute(trx);
  return Number(numAffectedRows ?? 0) / 2;
}
