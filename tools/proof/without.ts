import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A protection of the product: its source text, and the text that replaces it in a control. */
export interface Cut {
  /** Path from the project's folder. */
  module: string;
  text: string;
  instead: string;
}

const ROOT = join(import.meta.dirname, '../..');

export const PROTECTIONS = {
  /** The condition of the update that takes places. */
  capacityGuard: {
    module: 'features/operators/api/taken.store.ts',
    text: 'and (d.capacity is null or d.taken + w.places <= d.capacity)',
    instead: '',
  },
  /** The lock under which shared resources are counted. */
  resourceLock: {
    module: 'features/operators/api/resource-claim.store.ts',
    text: '  await lockResources(trx, region, departureIds);\n',
    instead: '',
  },
  /** The limits on unpaid holds. */
  holdLimits: {
    module: 'features/bookings/api/unpaid-hold.store.ts',
    text: 'return rows.length > 0 || owner.network === null ? rows : readSharedOver(trx, hold);',
    instead: 'return [];',
  },
  /** The condition of the update that sets a departure's capacity: never below the taken places. */
  capacityFloor: {
    module: 'features/operators/api/operator/departures/departure.store.ts',
    text: ' or taken <= ',
    instead: ' or true or taken <= ',
  },
  /** The first answer to a basket is stored in the transaction that holds its places. */
  keptAnswers: {
    module: 'features/checkout/api/place-order.ts',
    text: '  await keepAnswer(trx, answer);\n',
    instead: '',
  },
  /** A refund is requested from the provider under one key, however often it is repeated. */
  refundKey: {
    module: 'features/checkout/api/carry-refund.ts',
    text: 'refund.id}/',
    instead: 'crypto.randomUUID()}/',
  },
  /** The sweep releases expired holds. */
  sweptHolds: {
    module: 'features/checkout/api/sweep.ts',
    text: '  while ((await inTransaction(db, (trx) => releaseOverdue(trx, config.REGION))) > 0);\n',
    instead: '',
  },
  /** Threads do the work of a pool. Without them it runs on the caller's thread. */
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

/** The module's source without the protection. @throws unless the text occurs exactly once. */
export function cutFrom(source: string, { module, text, instead }: Cut): string {
  const parts = source.split(text);
  if (parts.length !== 2) throw new Error(`${module} has ${parts.length - 1} times: ${text.trim()}`);
  return parts.join(instead);
}

/** Removes protections from the modules that this process loads from now on. @throws for an unknown name. */
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
