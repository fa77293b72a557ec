import { parseArgs } from 'node:util';
import { onStage } from '../stage.ts';
import { printControl, printVerdict } from '../verdict.ts';
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
    const control = await repeatEverything(stage, { ...size, sameKey: false });
    return printControl('without the same key', control.faults) && well;
  });
}
