import type { Faults } from '../verdict.ts';

/** The results of a series of kills. */
export interface Outcome {
  faults: Faults;
  kills: number;
  /** Completed visits of buyers. */
  checkouts: number;
  cancelled: number;
  figures: Record<string, number>;
}
