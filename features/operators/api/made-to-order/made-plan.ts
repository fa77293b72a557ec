import type { PlanContent } from '#features/operators/contract/plan-content.ts';
import type { Unit } from '#features/operators/contract/unit.ts';

/** One service of a plan made to order, at its own time. Instants, and the same in the operator's local time. */
export interface MadeService {
  name: string;
  startsAt: Date;
  endsAt: Date;
  localDate: string;
  /** "HH:MM". */
  localTime: string;
  /** How many days it is given, at the same hours on each. */
  daysInRow: number;
  /** Who comes, each a place. */
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
