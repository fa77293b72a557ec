import type { RawBuilder } from 'kysely';

export interface Found {
  /** Id of the departure, order, payment or other row that violates the invariant. */
  subject: string;
  detail: string;
}

export type InvariantQuery = (region: string) => RawBuilder<Found>;
