import { parseArgs } from 'node:util';
import { onStage, type Stage } from '../stage.ts';
import { checkBooks, printControl, printVerdict } from '../verdict.ts';
import { cut, storm } from './changes.ts';
import { baskets, channels, guide, parties, plain, van } from './rushes.ts';
import { judge, type Scene, type Size } from './scene.ts';

interface Act {
  scene: Scene;
  without: 'capacityGuard' | 'resourceLock' | 'capacityFloor';
  sees: RegExp;
}

export const ACTS: Record<string, Act> = {
  plain: { scene: plain, without: 'capacityGuard', sees: /were sold of/ },
  parties: { scene: parties, without: 'capacityGuard', sees: /were sold of/ },
  channels: { scene: channels, without: 'capacityGuard', sees: /were sold of/ },
  baskets: { scene: baskets, without: 'capacityGuard', sees: /were sold of/ },
  storm: { scene: storm, without: 'capacityGuard', sees: /oversold for a moment/ },
  guide: { scene: guide, without: 'resourceLock', sees: /guides were sold twice/ },
  van: { scene: van, without: 'resourceLock', sees: /a van of \d+ carries/ },
  cut: { scene: cut, without: 'capacityFloor', sees: /fewer places than people/ },
};

const MOST_CONTROLLED = 250;
export const AREAS = ['accounts', 'octo'];

/**
 * `npm run proof -- oversell [--runs 20] [--variants 3] [--buyers 1000] [--places 50] [--connections 64] [--only cut]`:
 * many buyers on two servers want more seats than there are. Controls repeat this without the protections.
 */
export async function prove(args: string[]): Promise<boolean> {
  const { values } = parseArgs({
    args,
    options: {
      runs: { type: 'string', default: '20' },
      variants: { type: 'string', default: '3' },
      buyers: { type: 'string', default: '1000' },
      places: { type: 'string', default: '50' },
      connections: { type: 'string', default: '64' },
      only: { type: 'string' },
    },
  });
  const size: Size = {
    buyers: Number(values.buyers),
    places: Number(values.places),
    connections: Number(values.connections),
  };
  const acts = Object.keys(ACTS).filter((name) => !values.only || values.only === name);
  return onStage({ areas: AREAS }, async (stage) => {
    await slowCommits(stage);
    let well = true;
    for (const name of acts) {
      const runs = Number(name === 'plain' ? values.runs : values.variants);
      for (let run = 1; run <= runs; run += 1) well = (await perform(stage, name, size, `${run}/${runs}`)) && well;
    }
    return (await controls(stage, { ...size, buyers: Math.min(size.buyers, MOST_CONTROLLED) }, acts)) && well;
  });
}

/** Without this delay of commits, two buyers would rarely be between counting and committing at the same time. */
export async function slowCommits({ pool }: Stage): Promise<void> {
  await pool.query(`
    create function linger() returns trigger language plpgsql as $$ begin perform pg_sleep(0.1); return null; end $$;
    create constraint trigger linger after insert on resource_claim deferrable initially deferred
      for each row execute function linger()`);
}

export async function perform(stage: Stage, name: string, size: Size, which = ''): Promise<boolean> {
  const { sales, faults, figures } = await ACTS[name]!.scene(stage, size);
  return printVerdict(`${name} ${which}`.trim(), [...faults, ...(await judge(stage, sales))], figures);
}

/** If a protection is removed, its scene must find a fault. The stage cannot be used afterwards. */
export async function controls(
  stage: Stage,
  size: Size,
  names: readonly string[] = Object.keys(ACTS),
): Promise<boolean> {
  await stage.pool.query('alter table departure drop constraint departure_never_oversold');
  let well = true;
  for (const protections of [['capacityGuard', 'resourceLock'], ['capacityFloor']]) {
    const spoilt = names.filter((name) => protections.includes(ACTS[name]!.without));
    if (spoilt.length === 0) continue;
    await Promise.all(stage.sites.map((site) => site.kill().then(() => site.start(protections))));
    for (const name of spoilt) {
      const { scene, without, sees } = ACTS[name]!;
      const { faults } = await scene(stage, size);
      well =
        printControl(
          `${name} without ${without}`,
          faults.filter((fault) => sees.test(fault)),
        ) && well;
    }
  }
  const seen = (await checkBooks(stage)).filter((fault) => /never_oversold|resources_suffice/.test(fault));
  return printControl('the books of all that', seen) && well;
}
