import type { Faults } from '../verdict.ts';

/** What came of so many kills. */
export interface Outcome {
  faults: Faults;
  kills: number;
  /** Visits of buyers until their end. */
  checkouts: number;
  cancelled: number;
  figures: Record<string, number>;
}
