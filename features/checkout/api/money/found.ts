import type { RawBuilder } from 'kysely';

/** Something that must never be so, and where it is. */
export interface Found {
  /** What it is about: a departure, an order, a payment … by its id. */
  subject: string;
  detail: string;
}

/** Finds where an invariant does not hold in a region. */
export type InvariantQuery = (region: string) => RawBuilder<Found>;
