import { parseArgs } from 'node:util';
import { onStage } from '#tools/proof/stage.ts';
import { checkBooks } from '#tools/proof/verdict.ts';
import { openBuyers } from './checkout-buyers.ts';
import { openLimit } from './checkout-limit.ts';
import { COUNTABLE, countStatements } from './checkout-statements.ts';
import { memoryLedger } from './memory-ledger.ts';
import { measured, type Turn, total } from './turn.ts';

const WARM_UP = 1_200;

/**
 * `npm run bench -- checkout [--turns 10] [--seconds 3] [--buyers 48] [--clients 16]`: compares complete checkouts with
 * the smallest durable sale (UPDATE, INSERT, COMMIT). Checkouts and small sales run in alternating turns.
 */
export async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      turns: { type: 'string', default: '10' },
      seconds: { type: 'string', default: '3' },
      buyers: { type: 'string', default: '48' },
      clients: { type: 'string', default: '16' },
    },
  });
  const turns = Number(values.turns);
  const ms = Number(values.seconds) * 1000;
  await onStage(
    { sites: 1, settings: { LOG_LEVEL: 'warn' }, postgres: COUNTABLE, ledger: memoryLedger() },
    async (stage) => {
      const buyers = await openBuyers(stage, Number(values.buyers));
      const limit = await openLimit(stage, Number(values.clients));
      await buyers.buy({ count: WARM_UP });
      await buyers.awaitEmails();
      await limit.sell(ms);
      // Without statistics, PostgreSQL would keep query plans for empty tables.
      await stage.pool.query('analyze');
      await buyers.buy({ ms });
      await buyers.awaitEmails();

      const confirmed: Turn[] = [];
      const whole: Turn[] = [];
      const least: Turn[] = [];
      for (let turn = 0; turn < turns; turn += 1) {
        const bought = await measured(stage, () => buyers.buy({ ms }));
        confirmed.push(bought);
        whole.push(total([bought, await measured(stage, buyers.awaitEmails)]));
        least.push(await measured(stage, () => limit.sell(ms)));
      }
      await limit.close();
      const counted = await countStatements(stage, buyers);
      const faults = await checkBooks(stage);
      if (faults.length > 0) throw new Error(`The books do not agree: ${faults[0]}`);

      console.table({
        'until confirmed': row(total(confirmed)),
        'letters written': row(total(whole)),
        'update + insert + commit': row(total(least)),
      });
      console.log(
        `One checkout with its letters: ${counted.statements.toFixed(1)} statements beside beginnings and ends, ${counted.transactions.toFixed(1)} transactions that write.`,
      );
      console.log(`Ratio ${shown(confirmed, least)} until confirmed, its letters in the queue.`);
      console.log(`Ratio ${shown(whole, least)} with the letters written.`);
    },
  );
}

const perSecond = ({ count, ms }: Turn) => (1000 * count) / ms;
const ratioOf = (some: readonly Turn[], others: readonly Turn[]) => perSecond(total(some)) / perSecond(total(others));

function shown(some: readonly Turn[], others: readonly Turn[]): string {
  const ratio = ratioOf(some, others);
  const error = ratio * errorOf(some.map((turn, place) => Math.log(perSecond(turn) / perSecond(others[place]!))));
  return `${(100 * ratio).toFixed(2)} %, give or take ${(100 * error).toFixed(2)},`;
}

function row({ count, ms, cpu }: Turn) {
  const each = (spent: number) => (spent / count).toFixed(2);
  return {
    'a second': Math.round(perSecond({ count, ms, cpu })),
    'CPU ms server': each(cpu.server),
    'CPU ms PostgreSQL': each(cpu.postgres),
    'CPU ms buyers and provider': each(cpu.outside),
  };
}

function errorOf(values: readonly number[]): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const spread = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return Math.sqrt(spread / (values.length - 1) / values.length);
}
