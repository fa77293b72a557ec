import type { Faults } from '../verdict.ts';

export interface Outcome {
  faults: Faults;
  kills: number;
  checkouts: number;
  cancelled: number;
  figures: Record<string, number>;
}
