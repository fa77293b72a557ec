import { dayEnds } from '../../contract/nights.ts';
import type { PlanAnchor, PlanningContext } from '../../contract/planning.ts';
import type { Anchor, Wish } from '../../contract/trip.ts';

export interface DayAnchors {
  start: PlanAnchor;
  end: PlanAnchor;
}

export function dayAnchors(board: PlanningContext | null, day: number): DayAnchors | null {
  const frame = board?.problem.days[day];
  if (!board || !frame) return null;
  const start = board.anchors[frame.start - board.places.length];
  const end = board.anchors[frame.end - board.places.length];
  return start && end ? { start, end } : null;
}

export function hasLodgingsOf(board: PlanningContext, wish: Wish): boolean {
  return board.problem.days.every((_, day) => {
    const asked = dayEnds(wish, day);
    const known = dayAnchors(board, day);
    return known !== null && isAt(known.start, asked.start) && isAt(known.end, asked.end);
  });
}

function isAt(known: PlanAnchor, asked: Anchor | undefined): boolean {
  if (!asked) return known.place === null;
  return 'place' in asked ? known.place === asked.place : known.lon === asked.lon && known.lat === asked.lat;
}
