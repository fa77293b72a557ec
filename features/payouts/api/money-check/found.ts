import type { RawBuilder } from 'kysely';

/** A violation of an invariant. */
export interface Found {
  /** Id of the departure, order, payment or other row concerned. */
  subject: string;
  detail: string;
}

/** Finds the violations of an invariant in a region. */
export type InvariantQuery = (region: string) => RawBuilder<Found>;
