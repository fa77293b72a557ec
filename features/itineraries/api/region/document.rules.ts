import type { ItineraryDay } from '#features/itineraries/contract/itinerary.ts';
import type { ItineraryDocument, RegionDay } from '#features/itineraries/contract/region.ts';
import type { RegionItineraryRow } from './region.store.ts';

export function documentOf(row: RegionItineraryRow): ItineraryDocument {
  const { title, summary, reason, body, author, interests, weekdays, poster, days } = row;
  return {
    title,
    summary,
    reason,
    body,
    author,
    interests,
    weekdays,
    poster: { scene: poster.scene, seed: poster.seed },
    days: days.map(
      ({ title, text, leave, start, end, stops }): RegionDay => ({
        title,
        text,
        leave,
        start,
        end,
        stops: stops.map(({ place, meal, minutes, text }) => ({ place, ...(meal && { meal }), minutes, text })),
      }),
    ),
  };
}

export function visitedPlaces({ days }: Pick<ItineraryDocument, 'days'>): string[] {
  return [...new Set(days.flatMap(({ stops }) => stops.flatMap(({ place }) => place ?? [])))];
}

/** The result includes the places where days start or end. */
export function namedPlaces(document: Pick<ItineraryDocument, 'days'>): string[] {
  const ends = document.days.flatMap(({ start, end }) => [start, end]);
  return [...new Set([...visitedPlaces(document), ...ends.flatMap((end) => ('place' in end ? [end.place] : []))])];
}

export const stopCount = (days: ItineraryDay[]): number =>
  days.reduce((sum, { stops }) => sum + stops.filter(({ place }) => place !== null).length, 0);

/** Returns a Spanish sentence about the first missing part, or null if the document is complete. */
export function whatIsMissing({ summary, reason, body, interests, days }: ItineraryDocument): string | null {
  if (!summary.trim()) return 'Escribe la frase que va bajo el título.';
  if (!reason.trim()) return 'Escribe por qué ir.';
  if (!body.some((paragraph) => paragraph.trim())) return 'Escribe al menos un párrafo.';
  if (interests.length === 0) return 'Elige al menos un interés.';
  const empty = days.findIndex(({ stops }) => !stops.some(({ place }) => place !== null));
  if (empty >= 0) return `El día ${empty + 1} no visita ningún lugar.`;
  const untitled = days.findIndex(({ title }) => !title.trim());
  return untitled >= 0 ? `Ponle título al día ${untitled + 1}.` : null;
}
