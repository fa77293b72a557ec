import type { Faults } from '../verdict.ts';

export interface Outcome {
  faults: Faults;
  kills: number;
  /** Number of buyers' completed visits. */
  checkouts: number;
  cancelled: number;
  figures: Record<string, number>;
}
