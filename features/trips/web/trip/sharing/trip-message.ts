import { formatDateRange } from '#web/format/dates.ts';
import type { TripDocument } from '../../../contract/trip.ts';

const MOST_NAMES = 3;

/**
 * Returns one line for each day.
 * @param nameOf returns undefined for a place whose name is not known yet
 */
export function tripMessage(
  { title, days }: Pick<TripDocument, 'title' | 'days'>,
  nameOf: (place: string) => string | undefined,
): string {
  const lines = days.flatMap(({ stops, title: named }, index) => {
    const visited = stops.filter(({ meal }) => meal === undefined);
    const names = visited.flatMap(({ place, plan }) => plan?.title ?? (place && nameOf(place)) ?? []);
    const more = names.length - MOST_NAMES;
    const words = named || [...names.slice(0, MOST_NAMES), ...(more > 0 ? [`y ${more} más`] : [])].join(', ');
    return words ? [`Día ${index + 1}: ${words}`] : [];
  });
  return [title, formatDateRange(days[0]!.date, days.at(-1)!.date), ...lines].join('\n');
}

export const whatsAppMessageUrl = (text: string): string => `https://wa.me/?text=${encodeURIComponent(text)}`;
