import type pg from 'pg';
import * as deliveries from './deliveries.store.ts';
import * as payments from './payments.store.ts';

type Bound<Store> = {
  [Name in keyof Store]: Store[Name] extends (pool: pg.Pool, ...rest: infer Rest) => infer Result
    ? (...rest: Rest) => Result
    : never;
};

export type Ledger = Bound<typeof payments> & Bound<typeof deliveries>;

export function databaseLedger(pool: pg.Pool): Ledger {
  const bound = Object.entries({ ...payments, ...deliveries }).map(([name, work]) => [
    name,
    (work as (...all: unknown[]) => unknown).bind(undefined, pool),
  ]);
  return Object.fromEntries(bound) as Ledger;
}
