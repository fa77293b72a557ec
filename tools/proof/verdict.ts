import { checkMoney } from '#features/payouts/api/money-check/check-money.ts';
import type { Stage } from './stage.ts';

export type Faults = string[];

export async function checkBooks(stage: Pick<Stage, 'db' | 'pool' | 'region' | 'providerMoney'>): Promise<Faults> {
  const { broken } = await checkMoney(stage.db, stage.region);
  const faults = broken.map(({ invariant, subject, detail }) => `${invariant}: ${subject}: ${detail}`);
  const { captured, refunded } = await stage.providerMoney();
  // Hourly and daily jobs record fees and bank transfers during a proof, so only captures and refunds are compared.
  const { rows } = await stage.pool.query(
    `select coalesce(sum(amount), 0)::bigint as held from ledger_posting
     where account = 'provider' and (entry like 'capture/%' or entry like 'refund-settled/%')`,
  );
  if (captured - refunded !== rows[0].held) {
    faults.push(`the provider holds ${captured} − ${refunded}, the ledger says ${rows[0].held}`);
  }
  return faults;
}

export function printVerdict(name: string, faults: Faults, figures: object = {}): boolean {
  const said = Object.entries(figures)
    .map(([what, figure]) => `${what} ${figure}`)
    .join(', ');
  console.log(`${faults.length === 0 ? 'holds ' : 'BROKEN'}  ${name}${said ? `: ${said}` : ''}`);
  for (const fault of faults.slice(0, 8)) console.log(`          ${fault}`);
  if (faults.length > 8) console.log(`          … and ${faults.length - 8} more`);
  return faults.length === 0;
}

export function printControl(name: string, faults: Faults): boolean {
  console.log(`${faults.length > 0 ? 'control' : 'BLIND '} ${name}: ${faults[0] ?? 'the check noticed nothing'}`);
  return faults.length > 0;
}
