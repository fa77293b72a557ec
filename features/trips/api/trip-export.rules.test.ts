import { expect, test } from 'vitest';
import type { BookingNotes } from '#features/bookings/api/public.ts';
import { sampleTrip } from '#tests/trips.ts';
import { type ExportedTrip, tripCalendar } from './trip-export.rules.ts';
import { tripGpx } from './trip-gpx.rules.ts';

const trip = sampleTrip();
const EXPORTED: ExportedTrip = {
  id: 'viaje',
  document: trip,
  places: new Map(),
  contacts: new Map(),
  bookings: new Map(),
  holidays: () => null,
  credit: null,
  isShared: false,
  timeZone: 'America/Lima',
  publicUrl: 'https://vereda.example',
  updatedAt: new Date('2026-12-01T00:00:00Z'),
};

test('the calendar lists companion services such as a guide, and marks cancelled services', () => {
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
    ...EXPORTED,
    document: { ...trip, days: [{ ...trip.days[0]!, along: [guide, car] }] },
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
  const odd = (word: string) => `${word}\rX-ODD:1\u2028y\u0000`;
  const [day] = trip.days;
  const stops = day!.stops.map((stop) => ({ ...stop, place: null, title: odd('Parada'), note: odd('Nota') }));
  const along = [
    { title: odd('Auto'), begin: 540, minutes: 60, booking: 'VR1', voucher: 'RB1', standing: 'confirmed' as const },
  ];
  const listed = {
    ...EXPORTED,
    document: { ...trip, title: odd('Viaje'), days: [{ ...day!, title: odd('Día'), stops, along }] },
  };
  const calendar = tripCalendar(listed);
  expect(calendar).not.toMatch(/^X-ODD/m);
  expect(calendar).toContain('SUMMARY:Parada X-ODD:1 y');
  const unfolded = calendar.replaceAll('\r\n\t', '');
  expect(unfolded.replaceAll('\r\n', '')).not.toMatch(/\p{Cc}|\u2028/u);
  expect(unfolded).toContain('DESCRIPTION:Nota\\nX-ODD:1\\ny');
  expect(tripGpx(listed).replaceAll('\n', '')).not.toMatch(/\p{Cc}|\u2028/u);
});

test('a calendar event has the place, its hours on that day, its telephone number and what to bring', () => {
  const [day] = trip.days;
  const museum = { ...day!.stops[0]!, id: 'm', place: 'museo', begin: 540, minutes: 60 };
  const boat = {
    ...museum,
    id: 'b',
    place: null,
    begin: 660,
    state: 'booked' as const,
    plan: {
      ...{ planId: 'p', slug: 'botes', departureId: 'd', title: 'Rema', meeting: 'Muelle', lon: -79.12, lat: -8.08 },
      ...{ booking: 'VR1', voucher: 'RB1', standing: 'confirmed' as const },
    },
  };
  const place = {
    id: 'museo',
    slug: 'museo',
    name: 'Museo',
    kindLabel: 'Museo',
    isFree: false,
    address: 'Jr. Junín 682',
  };
  const position = { lon: -79.03, lat: -8.11, poster: { scene: 'museum', seed: 'm' } };
  const exported: ExportedTrip = {
    ...EXPORTED,
    document: { ...trip, days: [{ ...day!, stops: [museum, boat] }] },
    places: new Map([['museo', { ...place, ...position }]]),
    contacts: new Map([
      [
        'museo',
        { id: 'museo', phones: ['+51 44 249322'], hoursClass: 'known', hoursRule: 'Mo-Su 09:00-16:00', doubts: DOUBTS },
      ],
    ]),
    bookings: new Map([['RB1', boatBooking]]),
  };
  const calendar = tripCalendar(exported).replaceAll(/\r\n[ \t]/g, '');
  expect(calendar).toMatch(/DTSTART:\d{8}T140000Z/);
  expect(calendar).toContain('LOCATION:Museo\\, Jr. Junín 682');
  expect(calendar).toContain('DESCRIPTION:Abre 09:00–16:00\\nPuede estar cerrado por obras.\\nTeléfono: +51 44 249322');
  expect(calendar).toContain('Reservado · RB1\\nMar Adentro: +51 944 111 222\\nLleva contigo: Agua\\, Gorro');
  expect(tripGpx(exported)).toContain('Teléfono: +51 44 249322');
});

const DOUBTS = [
  { about: 'closed' as const, text: 'Puede estar cerrado por obras.' },
  { about: 'other' as const, text: 'Puede ser otro museo.' },
];

const boatBooking = {
  ...{ reference: 'RB1', state: 'CONFIRMED', phone: '+51 944 111 222', bring: ['Agua', 'Gorro'] },
  snapshot: { operatorName: 'Mar Adentro', meeting: { name: 'Muelle', note: '' } },
} as BookingNotes;

test('hours that say nothing about public holidays are assumed on a public holiday', () => {
  const [day] = trip.days;
  const stop = day!.stops.find(({ place }) => place !== null)!;
  const hoursIn = (hoursRule: string, holiday: string | null) => {
    const contact = { id: stop.place!, phones: [], hoursClass: 'known' as const, hoursRule, doubts: [] };
    return tripCalendar({
      ...EXPORTED,
      document: { ...trip, days: [{ ...day!, stops: [stop] }] },
      contacts: new Map([[stop.place!, contact]]),
      holidays: () => holiday,
    })
      .replaceAll('\r\n\t', '')
      .replaceAll('\r\n ', '');
  };
  const assumed = 'Es feriado\\, horario supuesto: 09:00–16:00. Confírmalo';
  expect(hoursIn('09:00-16:00', 'Inmaculada')).toContain(assumed);
  expect(hoursIn('09:00-16:00', null)).not.toContain('feriado');
  expect(hoursIn('09:00-16:00; PH 10:00-14:00', 'Inmaculada')).toContain('Abre 10:00–14:00');
});

test('a copied trip names its source once in the calendar', () => {
  const credit = { id: 'original', title: 'Huacas\r\ny mar', author: 'Ana P.' };
  const unfolded = tripCalendar({ ...EXPORTED, credit }).replaceAll(/\r\n[ \t]/g, '');
  expect(unfolded.match(/Basado en el viaje «Huacas y mar» de Ana P\./g)).toHaveLength(1);
  expect(tripCalendar({ ...EXPORTED, credit: { ...credit, author: null } }).replaceAll(/\r\n[ \t]/g, '')).toContain(
    'de otra persona',
  );
  expect(tripCalendar(EXPORTED)).not.toContain('Basado en');
});
