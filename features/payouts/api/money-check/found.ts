import type { RawBuilder } from 'kysely';

export interface Found {
  subject: string;
  detail: string;
}

export type InvariantQuery = (region: string) => RawBuilder<Found>;
