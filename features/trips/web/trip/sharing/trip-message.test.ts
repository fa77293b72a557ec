import { expect, test } from 'vitest';
import { sampleTrip } from '#tests/trips.ts';
import { tripMessage, whatsAppMessageUrl } from './trip-message.ts';

test('a message names the trip, its dates and the first places of each day', () => {
  const trip = sampleTrip();
  const [day] = trip.days;
  const stop = (place: string) => ({ ...day!.stops[0]!, id: place, place, meal: undefined });
  const lunch = { ...stop('lunch'), meal: 'lunch' as const };
  const days = [
    { ...day!, stops: [stop('a'), lunch, stop('b'), stop('c'), stop('d'), stop('unknown')] },
    { ...day!, title: 'Mar y totora', stops: [] },
    { ...day!, stops: [] },
  ];
  const names: Record<string, string> = { a: 'Chan Chan', b: 'Huaca', c: 'Museo', d: 'Playa', lunch: 'Mesa' };
  const text = tripMessage({ title: 'Tres días', days }, (place) => names[place]);
  expect(text.split('\n')).toEqual([
    'Tres días',
    expect.stringContaining(day!.date.split('-').reverse().join('/')),
    'Día 1: Chan Chan, Huaca, Museo, y 1 más',
    'Día 2: Mar y totora',
  ]);
  expect(whatsAppMessageUrl('a & b\nhttps://x')).toBe('https://wa.me/?text=a%20%26%20b%0Ahttps%3A%2F%2Fx');
});
