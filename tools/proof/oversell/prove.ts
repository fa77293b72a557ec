import { parseArgs } from 'node:util';
import { onStage, type StageOptions } from '../stage.ts';
import { tell, tellControl } from '../verdict.ts';
import { guide, plain, SCENES, type Size } from './scenes.ts';

/** A control is about what is sold, not about what survives a power cut. */
const FSYNC_OFF = { fsync: 'off', synchronous_commit: 'off' };

/**
 * `npm run proof -- oversell [--runs 20] [--variants 3] [--buyers 1000] [--places 50] [--lanes 64]`: buyers over as many connections and two
 * server processes want more places than there are.
 */
export async function prove(args: string[]): Promise<boolean> {
  const { values } = parseArgs({
    args,
    options: {
      runs: { type: 'string', default: '20' },
      variants: { type: 'string', default: '3' },
      buyers: { type: 'string', default: '1000' },
      places: { type: 'string', default: '50' },
      lanes: { type: 'string', default: '64' },
      only: { type: 'string' },
    },
  });
  const size: Size = { buyers: Number(values.buyers), places: Number(values.places), lanes: Number(values.lanes) };
  let well = true;
  await onStage({}, async (stage) => {
    for (const [name, scene] of Object.entries(SCENES)) {
      if (values.only && values.only !== name) continue;
      const runs = Number(name === 'plain' ? values.runs : values.variants);
      for (let run = 1; run <= runs; run += 1) {
        const { faults, figures } = await scene(stage, size);
        well = tell(`${name} ${run}/${runs}`, faults, figures) && well;
      }
    }
  });
  return (await controls(size, { postgres: FSYNC_OFF })) && well;
}

/** The same checks without what they are about: they have to notice. */
export function controls(size: Size, options: StageOptions): Promise<boolean> {
  return onStage({ ...options, without: ['capacityGuard', 'resourceLock'] }, async (stage) => {
    await stage.pool.query('alter table departure drop constraint departure_never_oversold');
    const noticed = async (scene: typeof plain, fault: RegExp) =>
      (await scene(stage, size)).faults.filter((it) => fault.test(it));
    const guard = tellControl('without the guard of places', await noticed(plain, /oversold|were sold of/));
    return tellControl('without the lock of a guide', await noticed(guide, /sold twice/)) && guard;
  });
}
