import type { Transaction } from 'kysely';
import type { Actor } from '#features/accounts/contract/actor.ts';
import { recordAudit } from '#features/audit/api/public.ts';
import { MOST_LINES } from '#features/quotations/contract/report.ts';
import type { Tables } from '#server/database/tables.ts';
import { inTransaction } from '#server/database/transaction.ts';
import type { Platform } from '#server/platform.ts';
import { type Period, periodOf } from './quarter.ts';

interface Behind<Line extends object> {
  figure: string;
  after: Record<string, unknown>;
  lines: readonly Line[];
}

/** Records in the audit log which person reads the requests of a figure. */
export async function lookBehind<Line extends object>(
  platform: Platform,
  { actor, quarter }: { actor: Actor; quarter: string },
  read: (trx: Transaction<Tables>, period: Period) => Promise<Behind<Line>>,
): Promise<{ items: Line[]; more: boolean }> {
  const region = platform.config.REGION;
  const period = periodOf(await platform.region.current(), quarter, new Date());
  const { lines } = await inTransaction(platform.db, async (trx) => {
    const behind = await read(trx, period);
    const subject = { kind: 'quotation_figure' as const, id: `${quarter} ${behind.figure}` };
    const after = { ...behind.after, lines: Math.min(behind.lines.length, MOST_LINES) };
    await recordAudit(trx, { region, actor, action: 'quotations.look', subject, after });
    return behind;
  });
  return { items: lines.slice(0, MOST_LINES), more: lines.length > MOST_LINES };
}
