import type { PlanContent } from '#features/operators/contract/plan-content.ts';
import type { Unit } from '#features/operators/contract/unit.ts';

export interface MadeService {
  name: string;
  startsAt: Date;
  endsAt: Date;
  localDate: string;
  /** Local start time, "HH:MM". */
  localTime: string;
  daysInRow: number;
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
