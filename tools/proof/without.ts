import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export interface Cut {
  module: string;
  text: string;
  instead: string;
}

const ROOT = join(import.meta.dirname, '../..');

export const PROTECTIONS = {
  capacityGuard: {
    module: 'features/operators/api/taken.store.ts',
    text: 'and (d.capacity is null or d.taken + w.places <= d.capacity)',
    instead: '',
  },
  resourceLock: {
    module: 'features/operators/api/resource-claim.store.ts',
    text: '  await lockResources(trx, region, departureIds);\n',
    instead: '',
  },
  holdLimits: {
    module: 'features/bookings/api/unpaid-hold.store.ts',
    text: 'return rows.length > 0 || owner.network === null ? rows : readSharedOver(trx, hold);',
    instead: 'return [];',
  },
  capacityFloor: {
    module: 'features/operators/api/operator/departures/departure.store.ts',
    text: ' or taken <= ',
    instead: ' or true or taken <= ',
  },
  keptAnswers: {
    module: 'features/checkout/api/place-order.ts',
    text: '  await keepAnswer(trx, basket, view);\n',
    instead: '',
  },
  refundKey: {
    module: 'features/checkout/api/carry-refund.ts',
    text: 'refund.id}/',
    instead: 'crypto.randomUUID()}/',
  },
  sweptHolds: {
    module: 'features/checkout/api/sweep.ts',
    text: '  while ((await inTransaction(db, (trx) => releaseOverdue(trx, config.REGION))) > 0);\n',
    instead: '',
  },
  keptVersion: {
    module: 'server/kept/answer-store.ts',
    text: 'found && found.version === current[found.kind]',
    instead: 'found',
  },
  threads: {
    module: 'server/workers/worker-pool.ts',
    text: '  const pool = new Piscina',
    instead: `  if (worker) return {
    async run(task) {
      const { default: work } = await import(worker.href);
      return work({ task, cancel: new Int32Array(new SharedArrayBuffer(4)) });
    },
    close: async () => undefined,
  };
  const pool = new Piscina`,
  },
} as const satisfies Record<string, Cut>;

export type Protection = keyof typeof PROTECTIONS;

/** @throws Error if the code does not occur exactly once */
export function cutFrom(source: string, { module, text, instead }: Cut): string {
  const parts = source.split(text);
  if (parts.length !== 2) throw new Error(`${module} has ${parts.length - 1} times: ${text.trim()}`);
  return parts.join(instead);
}

/**
 * Changes only modules that this process loads later.
 * @throws Error for an unknown name
 */
export function takeAway(names: readonly string[]): void {
  const cuts = names.map((name): Cut => {
    if (!Object.hasOwn(PROTECTIONS, name)) throw new Error(`There is no protection ${name}.`);
    return PROTECTIONS[name as Protection];
  });
  if (cuts.length === 0) return;
  registerHooks({
    load(url, context, nextLoad) {
      const loaded = nextLoad(url, context);
      const mine = url.startsWith('file:')
        ? cuts.filter(({ module }) => fileURLToPath(url) === join(ROOT, module))
        : [];
      if (mine.length === 0) return loaded;
      const source = typeof loaded.source === 'string' ? loaded.source : new TextDecoder().decode(loaded.source);
      return { ...loaded, source: mine.reduce(cutFrom, source) };
    },
  });
}
