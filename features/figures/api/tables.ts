import type { Generated, GeneratedAlways } from 'kysely';
import type { VisitAct, VisitedPage } from '#features/figures/contract/visit.ts';

export interface VisitEventTable {
  region_id: string;
  id: GeneratedAlways<string>;
  /** Local day as `YYYY-MM-DD`. */
  day: string;
  act: VisitAct;
  page: VisitedPage;
  place_id: string | null;
  /** The demo invented the event. */
  fictional: Generated<boolean>;
}

export interface PlanningEventTable {
  region_id: string;
  id: GeneratedAlways<string>;
  day: string;
  days: number;
  start_month: string;
  interests: string[];
  fictional: Generated<boolean>;
}

export interface PlannedPlaceEventTable {
  region_id: string;
  id: GeneratedAlways<string>;
  day: string;
  place_id: string;
  travel_day: string | null;
  was_asked: boolean;
  /** Code of the planner. Null if the plan visits the place. */
  reason: string | null;
  fictional: Generated<boolean>;
}

declare module '#server/database/tables.ts' {
  interface Tables {
    visit_event: VisitEventTable;
    planning_event: PlanningEventTable;
    planned_place_event: PlannedPlaceEventTable;
  }
}
