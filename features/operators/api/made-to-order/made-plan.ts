import type { PlanContent } from '#features/operators/contract/plan-content.ts';
import type { Unit } from '#features/operators/contract/unit.ts';

/** One service of a plan made to order, at its own time. Times are given as instants and in the operator's local time. */
export interface MadeService {
  name: string;
  startsAt: Date;
  endsAt: Date;
  localDate: string;
  /** "HH:MM". */
  localTime: string;
  /** Number of days in a row on which it is given, at the same hours. */
  daysInRow: number;
  /** One unit with one place for each person. */
  units: Unit[];
  people: number;
}

export interface MadePlan {
  region: string;
  operatorId: string;
  offerId: string;
  currency: string;
  content: PlanContent;
  durationMinutes: number;
  services: readonly MadeService[];
}
