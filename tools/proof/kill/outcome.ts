import type { Faults } from '../verdict.ts';

/** Result of a series of kills. */
export interface Outcome {
  faults: Faults;
  kills: number;
  /** Number of completed visits of buyers. */
  checkouts: number;
  cancelled: number;
  figures: Record<string, number>;
}
