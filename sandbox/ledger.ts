import type pg from 'pg';
import * as deliveries from './deliveries.store.ts';
import * as payments from './payments.store.ts';

/** Functions of a store without the pool that they all begin with. */
type Bound<Store> = {
  [Name in keyof Store]: Store[Name] extends (pool: pg.Pool, ...rest: infer Rest) => infer Result
    ? (...rest: Rest) => Result
    : never;
};

/** What the provider keeps: payments, the answers to calls, and webhooks on their way. */
export type Ledger = Bound<typeof payments> & Bound<typeof deliveries>;

/** In the database, where it outlives the process. */
export function databaseLedger(pool: pg.Pool): Ledger {
  const bound = Object.entries({ ...payments, ...deliveries }).map(([name, work]) => [
    name,
    (work as (...all: unknown[]) => unknown).bind(undefined, pool),
  ]);
  return Object.fromEntries(bound) as Ledger;
}
