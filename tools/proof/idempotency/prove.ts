import { parseArgs } from 'node:util';
import { onStage, type Stage } from '../stage.ts';
import { type Faults, printControl, printVerdict } from '../verdict.ts';
import { otherWishes, repeatEverything } from './scenes.ts';

/**
 * `npm run proof -- idempotency [--times 100] [--keys 10] [--runs 5]`: sends every request of a checkout many times in
 * parallel to two servers.
 */
export async function prove(args: string[]): Promise<boolean> {
  const { values } = parseArgs({
    args,
    options: {
      times: { type: 'string', default: '100' },
      keys: { type: 'string', default: '10' },
      runs: { type: 'string', default: '5' },
    },
  });
  const size = { times: Number(values.times), keys: Number(values.keys) };
  return onStage({}, async (stage) => {
    let well = true;
    for (let run = 1; run <= Number(values.runs); run += 1) {
      const { faults, figures } = await repeatEverything(stage, size);
      well =
        printVerdict(
          `the same ${size.times} times at once, ${size.keys} keys for one order ${run}/${values.runs}`,
          faults,
          figures,
        ) && well;
    }
    well = printVerdict('the same key with other wishes', await otherWishes(stage)) && well;
    return printControl('without the same key', await control(stage, size)) && well;
  });
}

/** Without the same key, each repetition must make a booking of its own. */
export async function control(stage: Stage, size: { times: number; keys: number }): Promise<Faults> {
  const { faults } = await repeatEverything(stage, { ...size, sameKey: false });
  return faults.filter((fault) => fault === `bookings: ${size.times} instead of 1`);
}
