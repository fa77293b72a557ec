import { setTimeout as sleep } from 'node:timers/promises';
import { onStage, type StageOptions } from '../stage.ts';
import { printControl } from '../verdict.ts';
import { killDatabase } from './database.ts';
import { atPoints, atRandom } from './servers.ts';
import { abandonHolds, watchHolds } from './traffic.ts';

const ENOUGH = 80;
/** With these PostgreSQL settings, a power cut loses acknowledged commits. */
const FORGETFUL = { synchronous_commit: 'off', wal_writer_delay: '10s', fsync: 'off' };

export async function withoutRefundKey(options: StageOptions = {}): Promise<boolean> {
  const point = 'after the provider took the refund, before its answer arrives';
  const { faults } = await atPoints([point], { ...options, without: ['refundKey'] });
  return printControl(
    'one kill without the key of a refund',
    faults.filter((fault) => /the provider holds/.test(fault)),
  );
}

export async function withoutAnswers(): Promise<boolean> {
  const { faults, kills } = await atRandom(ENOUGH, { without: ['keptAnswers'], until: (failed) => failed > 0 });
  return printControl(
    `${kills} random kills without the kept answer`,
    faults.filter((fault) => /a buyer was left with/.test(fault)),
  );
}

export async function withoutDurability(): Promise<boolean> {
  const { faults, kills } = await killDatabase(4, { postgres: FORGETFUL, until: (failed) => failed > 0 });
  return printControl(
    `${kills} kills of a database that forgets`,
    faults.filter((fault) => /is lost|a buyer was left with|instead of/.test(fault)),
  );
}

export async function withoutSweep(): Promise<boolean> {
  return onStage({ sites: 1, without: ['sweptHolds'] }, async (stage) => {
    const lateHolds = watchHolds(stage);
    await abandonHolds(stage, 3, 1);
    await sleep(7_000);
    const late = await lateHolds();
    return printControl('holds without the sweep', late > 0 ? [`${late} holds outlived their deadline`] : []);
  });
}
