import type { RawBuilder } from 'kysely';

/** A violation of an invariant. */
export interface Found {
  /** Id of what violates the invariant, for example of a departure, an order or a payment. */
  subject: string;
  detail: string;
}

/** Builds the query that finds the violations of an invariant in a region. */
export type InvariantQuery = (region: string) => RawBuilder<Found>;
