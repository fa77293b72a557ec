import type { PlanAnchor } from '../../contract/planning.ts';
import type { Anchor, Wish } from '../../contract/trip.ts';

/** Null means the centre of the region. */
export type ChosenAnchor =
  | { place: { id: string; name: string } }
  | { point: { name: string; lon: number; lat: number } }
  | null;

/** A night at another lodging than the trip's start. The night follows the day with the index `day`. */
export interface ChosenNight {
  day: number;
  at: ChosenAnchor;
}

export function nameOfAnchor(chosen: ChosenAnchor): string | null {
  if (chosen === null) return null;
  return 'place' in chosen ? chosen.place.name : chosen.point.name;
}

export function anchorOf(chosen: ChosenAnchor): Anchor | undefined {
  if (chosen === null) return undefined;
  return 'place' in chosen ? { place: chosen.place.id } : chosen.point;
}

export function nightsOf(nights: readonly ChosenNight[], days: number): Pick<Wish, 'nights'> {
  const known = nights.flatMap(({ day, at }) => {
    const anchor = anchorOf(at);
    return anchor && day < days - 1 ? [{ day, at: anchor }] : [];
  });
  return known.length > 0 ? { nights: known } : {};
}

/** @param anchors anchors of the planning context, which have the names of places */
export function chosenAnchor(anchor: Anchor | undefined, anchors: readonly PlanAnchor[]): ChosenAnchor {
  if (!anchor) return null;
  if (!('place' in anchor)) return { point: anchor };
  const name = anchors.find(({ place }) => place === anchor.place)?.name ?? '…';
  return { place: { id: anchor.place, name } };
}
