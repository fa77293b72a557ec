import { parseArgs } from 'node:util';
import { onStage, type Stage } from '../stage.ts';
import { printControl, printVerdict } from '../verdict.ts';
import { besiege, type Size } from './siege.ts';

export const AREAS = ['accounts'];

/**
 * `npm run proof -- holds [--runs 3] [--connections 200] [--places 50]`: anonymous buyers hold seats of one departure
 * without paying, while known buyers buy the other seats. A control repeats this without the limits.
 */
export async function prove(args: string[]): Promise<boolean> {
  const { values } = parseArgs({
    args,
    options: {
      runs: { type: 'string', default: '3' },
      connections: { type: 'string', default: '200' },
      places: { type: 'string', default: '50' },
    },
  });
  const size: Size = { connections: Number(values.connections), places: Number(values.places) };
  return onStage({ areas: AREAS }, async (stage) => {
    let well = true;
    for (let run = 1; run <= Number(values.runs); run += 1)
      well = (await perform(stage, size, `${run}/${values.runs}`)) && well;
    return (await control(stage, size)) && well;
  });
}

export async function perform(stage: Stage, size: Size, which = ''): Promise<boolean> {
  let well = true;
  for (const networks of ['one', 'many'] as const) {
    const { faults, figures } = await besiege(stage, size, networks);
    const name = `${size.connections} connections from ${networks === 'one' ? 'one network' : 'as many networks'} ${which}`;
    well = printVerdict(name.trim(), faults, figures) && well;
  }
  return well;
}

/** The proof must fail without the limits. The stage cannot be used afterwards. */
export async function control(stage: Stage, size: Size): Promise<boolean> {
  await Promise.all(stage.sites.map((site) => site.kill().then(() => site.start(['holdLimits']))));
  const { faults } = await besiege(stage, size, 'many');
  return printControl(
    'without the limits of unpaid holds',
    faults.filter((fault) => /known buyer|held for nothing/.test(fault)),
  );
}
