import type { PlaceView } from '../../contract/place-view.ts';
import type { TripDocument } from '../../contract/trip.ts';
import { candidatePlace } from '../document/candidate-place.ts';
import { readTrip } from '../document/read-trip.ts';
import type { DayView, StopView } from '../ribbon/day-view.ts';

interface Published {
  document: TripDocument;
  places: readonly PlaceView[];
}

/** A published trip has a month and no dates, so opening hours and ways are not checked. */
export function publishedDays(
  { document, places }: Published,
  slotName: (meal: 'lunch' | 'dinner' | undefined) => string,
): DayView[] {
  const remembered = Object.fromEntries(places.map((place) => [place.id, candidatePlace(place)]));
  const { days } = readTrip({ document, board: null, remembered, say: () => '', slotName });
  return days.map((day) => {
    const stops = day.stops.map((stop): StopView => ({ ...stop, broken: null }));
    const leave = stops[0]?.begin ?? day.leave;
    const back = stops.reduce((last, { end }) => Math.max(last, end), leave);
    return { ...day, stops, date: null, leave, back, hours: { from: leave, to: back } };
  });
}

export const notesOf = ({ days }: TripDocument): Map<string, string> =>
  new Map(days.flatMap(({ stops }) => stops.flatMap(({ id, note }) => (note ? [[id, note] as const] : []))));
