import type { IncomingHttpHeaders } from 'node:http';
import type { Wish } from '#features/trips/contract/trip.ts';
import type { Plan } from '#planner/model.ts';
import type { Platform } from '#server/platform.ts';

export interface MadePlan {
  wish: Wish;
  /** The best of the plans. */
  plan: Plan;
  /** Headers of the request, which may refuse to be counted. */
  headers: IncomingHttpHeaders;
}

/** Counts a new plan. Never throws. */
export type NotePlan = (platform: Platform, made: MadePlan) => Promise<void>;
