import { askSoon, closeCaseAbout, learnFees, openCase, writeEntry } from '#features/payments/api/public.ts';
import type { CardSettlement } from '#server/cards/port.ts';
import type { Database } from '#server/database/connect.ts';
import { type JudgedLine, judgeLines } from './judge-settlement.ts';
import { insertLines, lockSettlement, readSettled, type SettlementKey, saveSettlement } from './settlement.store.ts';

/**
 * Only the first report of a settlement stores lines. Later reports change the state.
 * @returns `true` if the report changed something
 */
export async function takeSettlement(trx: Database, key: SettlementKey, it: CardSettlement): Promise<boolean> {
  const before = await lockSettlement(trx, key, it);
  if (!before) await takeLines(trx, key, it);
  else if (before.state !== it.state) await saveSettlement(trx, key, it);
  else return false;
  await moveMoney(trx, key, it, before?.state === 'paid');
  return true;
}

async function moveMoney(
  trx: Database,
  { region, provider }: SettlementKey,
  { id, state, amount, currency }: CardSettlement,
  wasPaid: boolean,
): Promise<void> {
  const name = `${provider}/${id}`;
  if (state === 'paid') {
    await writeEntry(trx, region, `settlement/${name}`, currency, [
      { account: 'bank', amount },
      { account: 'provider', amount: -amount },
    ]);
    await closeCaseAbout(trx, { region, about: `settlement-failed/${name}`, closedBy: null, resolution: 'Llegó.' });
  }
  if (state !== 'failed') return;
  if (wasPaid) {
    await writeEntry(trx, region, `settlement-failed/${name}`, currency, [
      { account: 'provider', amount },
      { account: 'bank', amount: -amount },
    ]);
  }
  await openCase(trx, {
    region,
    about: `settlement-failed/${name}`,
    reason: 'settlement_failed',
    amount,
    currency,
  });
}

async function takeLines(trx: Database, key: SettlementKey, it: CardSettlement): Promise<void> {
  const { region, provider } = key;
  const { id, currency, amount, lines } = it;
  const rest = amount - lines.reduce((sum, line) => sum + line.amount - line.fee, 0);
  const reported = rest === 0 ? lines : [...lines, { kind: 'other' as const, paymentId: null, amount: rest, fee: 0 }];
  const ids = reported.flatMap(({ paymentId }) => paymentId ?? []);
  const known = await readSettled(trx, key, [...new Set(ids)]);
  const judged = judgeLines(reported, currency, known);
  await insertLines(trx, key, id, judged);
  const ours = judged.filter(({ paymentId }) => paymentId !== null && known.has(paymentId));
  const captures = ours.filter(({ kind, trouble }) => kind === 'capture' && trouble === null);
  await learnFees(
    trx,
    region,
    captures.map(({ paymentId, fee }) => ({ paymentId: paymentId!, fee })),
  );
  // A settlement may report a refund or a dispute before the webhook arrives, so the provider is asked soon.
  await askSoon(
    trx,
    region,
    ours.filter(({ kind }) => kind !== 'capture').map(({ paymentId }) => paymentId!),
  );
  await bookUnclear(trx, key, it, judged);
  const troubles = judged.filter(({ trouble }) => trouble !== null);
  if (troubles.length === 0) return;
  await openCase(trx, {
    region,
    about: `settlement/${provider}/${id}`,
    reason: 'settlement_differs',
    facts: { lines: troubles.length, all: judged.length },
    amount: troubles.reduce((sum, line) => sum + line.unclear - line.feeBeyond, 0),
    currency,
  });
}

async function bookUnclear(
  trx: Database,
  { region, provider }: SettlementKey,
  { id, currency }: CardSettlement,
  judged: readonly JudgedLine[],
): Promise<void> {
  const fees = judged.reduce((sum, { feeBeyond }) => sum + feeBeyond, 0);
  const unclear = judged.reduce((sum, line) => sum + line.unclear, 0);
  await writeEntry(trx, region, `settlement-fees/${provider}/${id}`, currency, [
    { account: 'fees', amount: fees },
    { account: 'provider', amount: -fees },
  ]);
  await writeEntry(trx, region, `settlement-review/${provider}/${id}`, currency, [
    { account: 'provider', amount: unclear },
    { account: 'review', amount: -unclear },
  ]);
}
