import { expect, test } from 'vitest';
import { sampleTrip } from '#tests/trips.ts';
import { tripCalendar, tripGpx } from './trip-export.rules.ts';

test('the calendar lists companion services and marks cancelled companion services', () => {
  const trip = sampleTrip();
  const guide = {
    title: 'Guía',
    begin: 540,
    minutes: 480,
    booking: 'VR1',
    voucher: 'RB1',
    standing: 'confirmed',
  } as const;
  const car = { ...guide, title: 'Auto', voucher: 'RB2', standing: 'cancelled' } as const;
  const calendar = tripCalendar({
    id: 'viaje',
    document: { ...trip, days: [{ ...trip.days[0]!, along: [guide, car] }] },
    places: new Map(),
    timeZone: 'America/Lima',
    publicUrl: 'https://vereda.example',
    updatedAt: new Date('2026-12-01T00:00:00Z'),
  });
  const eventOf = (voucher: string) =>
    calendar.split('BEGIN:VEVENT').find((event) => event.includes(`UID:${voucher}@`));
  expect(eventOf('RB1')).toMatch(/SUMMARY:Guía[\s\S]*DTSTART:20261211T140000Z[\s\S]*DTEND:20261211T220000Z/);
  expect([eventOf('RB1'), eventOf('RB2')].map((event) => /STATUS:(\w+)/.exec(event!)?.[1])).toEqual([
    'CONFIRMED',
    'CANCELLED',
  ]);
});

test('line breaks and control characters in texts cannot break a calendar or a GPX file', () => {
  const trip = sampleTrip();
  const odd = (word: string) => `${word}\rX-ODD:1\u2028y\u0000`;
  const [day] = trip.days;
  const stops = day!.stops.map((stop) => ({ ...stop, place: null, title: odd('Parada'), note: odd('Nota') }));
  const along = [
    { title: odd('Auto'), begin: 540, minutes: 60, booking: 'VR1', voucher: 'RB1', standing: 'confirmed' as const },
  ];
  const listed = {
    id: 'viaje',
    document: { ...trip, title: odd('Viaje'), days: [{ ...day!, title: odd('Día'), stops, along }] },
    places: new Map(),
    timeZone: 'America/Lima',
    publicUrl: 'https://vereda.example',
    updatedAt: new Date('2026-12-01T00:00:00Z'),
  };
  const calendar = tripCalendar(listed);
  expect(calendar).not.toMatch(/^X-ODD/m);
  expect(calendar).toContain('SUMMARY:Parada X-ODD:1 y');
  const unfolded = calendar.replaceAll('\r\n\t', '');
  expect(unfolded.replaceAll('\r\n', '')).not.toMatch(/\p{Cc}|\u2028/u);
  expect(unfolded).toContain('DESCRIPTION:Nota\\nX-ODD:1\\ny');
  expect(tripGpx(listed).replaceAll('\n', '')).not.toMatch(/\p{Cc}|\u2028/u);
});
