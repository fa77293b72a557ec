import { describe, expect, it } from 'vitest';
import { sampleStop, sampleTrip } from '#tests/trips.ts';
import type { SoldBooking, SoldOrder } from './booked-stops.ts';
import { putOrder, withMoved, withOrder } from './order-in-document.ts';

const at = (date: string, time: string, hours: number) => {
  const startsAt = new Date(`${date}T${time}:00-05:00`);
  return { time, startsAt: startsAt.toISOString(), endsAt: new Date(+startsAt + hours * 3_600_000).toISOString() };
};
function sold(reference: string, date: string, time: string, hours: number, more: Partial<SoldBooking> = {}) {
  const booking: SoldBooking = {
    reference,
    standing: 'confirmed',
    planId: 'plan',
    departureId: `d-${reference}`,
    slug: '',
    title: reference,
    date,
    times: at(date, time, hours),
    days: [],
    point: { name: 'Plaza', lon: -79, lat: -8 },
    picture: {},
  };
  return { ...booking, ...more };
}
const order = (...bookings: SoldBooking[]): SoldOrder => ({ reference: 'VR1', quotation: 'CZ1', bookings });
const stopsOf = (document: ReturnType<typeof sampleTrip> | null) =>
  document?.days.map(({ stops }) => stops.map(({ id, begin, minutes }) => [id, begin, minutes]));

describe('adding a bought order to a trip', () => {
  it('replaces stops at the visited places', () => {
    const bought = order(sold('RB1', '2026-12-11', '09:00', 3));
    const trip = putOrder(sampleTrip(), bought, new Set(['place-a', 'place-d']))!;
    expect(stopsOf(trip)).toEqual([
      [
        ['RB1', 540, 180],
        ['b', 660, 60],
        ['c', 800, 60],
      ],
      [],
    ]);
    expect(trip.days[0]!.stops[0]).toMatchObject({
      state: 'booked',
      plan: { booking: 'VR1', voucher: 'RB1', quotation: 'CZ1', standing: 'confirmed' },
    });
    expect(putOrder(trip, bought)).toEqual(trip);
  });

  it('is refused if the trip would be too long', () => {
    const near = putOrder(sampleTrip(), order(sold('RB1', '2026-12-14', '09:00', 1)))!;
    expect(near.days.map(({ date }) => date)).toEqual(['2026-12-11', '2026-12-12', '2026-12-13', '2026-12-14']);
    expect(near.wish).toMatchObject({ startDate: '2026-12-11', days: 4 });
    expect(putOrder(sampleTrip(), order(sold('RB1', '2026-12-25', '09:00', 1)))).toBeNull();
  });

  it('merges a car and a tour at the same hours into one stop', () => {
    const trip = putOrder(
      { ...sampleTrip(), days: [{ date: '2026-12-11', stops: [] }] },
      order(
        sold('CAR', '2026-12-11', '08:30', 2),
        sold('DAY', '2026-12-11', '09:00', 8),
        sold('BED', '2026-12-11', '19:00', 14),
      ),
    )!;
    expect(stopsOf(trip)).toEqual([
      [
        ['DAY', 540, 480],
        ['BED', 1140, 30],
      ],
    ]);
    expect(trip.days[0]!.stops[0]!.plan?.also).toEqual([{ title: 'CAR', voucher: 'CAR', standing: 'confirmed' }]);
  });
});

describe('services booked for the same hours', () => {
  it('become one stop, which shows the service that happens at a place', () => {
    const drive = sold('CAR', '2026-12-11', '08:30', 4);
    const museum = sold('MUS', '2026-12-11', '09:00', 1, { isAtPlace: true });
    const made = putOrder(sampleTrip(), order(drive, museum))!;
    const names = (document: typeof made) =>
      document.days[0]!.stops.flatMap(({ id, plan }) => (plan ? [[id, plan.also?.map(({ voucher }) => voucher)]] : []));
    expect(names(made)).toEqual([['MUS', ['CAR']]]);
    const off = withOrder(made, order(drive, { ...museum, standing: 'cancelled' }));
    expect(names(off)).toEqual([['CAR', ['MUS']]]);
  });
});

describe('a companion service, such as a guide,', () => {
  const LUNCH = { name: 'El Mochica', lon: -79.02, lat: -8.11 };
  const CITADEL = { name: 'Chan Chan', lon: -79.07, lat: -8.1 };
  const guide = sold('GUI', '2026-12-11', '09:00', 8, { accompanies: true });
  const visit = sold('CHA', '2026-12-11', '09:30', 2, { isAtPlace: true, point: CITADEL });
  const lunch = sold('ALM', '2026-12-11', '11:15', 1, { isAtPlace: true, point: LUNCH });
  const made = putOrder(sampleTrip(), order(guide, visit, lunch))!;

  it('is not a stop', () => {
    const booked = made.days[0]!.stops.flatMap(({ id, plan }) => (plan ? [[id, plan.meeting, plan.also]] : []));
    expect(booked).toEqual([
      ['CHA', 'Chan Chan', undefined],
      ['ALM', 'El Mochica', undefined],
    ]);
    expect(made.days[0]!.along).toEqual([
      { title: 'GUI', begin: 540, minutes: 480, booking: 'VR1', voucher: 'GUI', standing: 'confirmed' },
    ]);
    expect(putOrder(made, order(guide, visit, lunch))).toEqual(made);
  });

  it('is added to each booked day at the same hours', () => {
    const guide = { ...sold('GUI', '2026-12-11', '09:00', 32, { accompanies: true }), daysInRow: 2 };
    const trip = putOrder(sampleTrip(), order(guide, visit))!;
    expect(trip.days.map(({ along }) => along?.map(({ begin, minutes }) => [begin, minutes]))).toEqual([
      [[540, 480]],
      [[540, 480]],
    ]);
    const shorter = withOrder(trip, order({ ...sold('GUI', '2026-12-11', '09:00', 8), standing: 'cancelled' }, visit));
    expect(shorter.days.map(({ along }) => along?.map(({ standing }) => standing))).toEqual([['cancelled'], undefined]);
    const { accompanies: _, ...alone } = guide;
    const stops = putOrder(sampleTrip(), order(alone))!.days.map((day) => day.stops.find(({ plan }) => plan));
    expect(stops.map((stop) => [stop?.id, stop?.minutes, stop?.plan?.part])).toEqual([
      ['GUI-1', 480, { day: 1, of: 2 }],
      ['GUI-2', 480, { day: 2, of: 2 }],
    ]);
  });

  it('stays on its day when the booking moves outside of the trip', () => {
    const off = withOrder(made, order({ ...guide, standing: 'cancelled' }, visit, lunch));
    expect(off.days[0]!.along).toMatchObject([{ voucher: 'GUI', standing: 'cancelled' }]);
    const { accompanies: _, ...later } = sold('GUI', '2026-12-12', '10:00', 4);
    const moved = withOrder(made, order(later, visit, lunch));
    expect(moved.days.map(({ along }) => along?.map(({ begin }) => begin))).toEqual([undefined, [600]]);
    const away = withOrder(made, order({ ...later, date: '2026-12-30' }, visit, lunch));
    expect(away.days[0]!.along).toEqual(made.days[0]!.along);
  });
});

describe('when the order changes, the trip', () => {
  const own = { slug: 'huacas' };
  const before = putOrder(sampleTrip(), order(sold('RB1', '2026-12-11', '15:00', 2, own)))!;

  it('moves the stop to the new hour and day, and keeps its note', () => {
    const noted = {
      ...before,
      days: before.days.map((day) => ({
        ...day,
        stops: day.stops.map((stop) => (stop.plan ? { ...stop, note: 'agua' } : stop)),
      })),
    };
    const moved = withOrder(noted, order(sold('RB1', '2026-12-12', '08:00', 2, own)));
    expect(stopsOf(moved)![0]!.map(([id]) => id)).toEqual(['a', 'b', 'c']);
    expect(moved.days[1]!.stops[0]).toMatchObject({ id: 'RB1', begin: 480, note: 'agua' });
  });

  it('keeps the stop on its day if the trip lacks the new day', () => {
    const moved = withOrder(before, order(sold('RB1', '2026-12-20', '08:00', 2, { ...own, departureId: 'new' })));
    const stop = moved.days[0]!.stops.find(({ id }) => id === 'RB1');
    expect(stop).toMatchObject({
      begin: 900,
      plan: { departureId: 'new', moved: { date: '2026-12-20', begin: 480 } },
    });
    const back = withOrder(moved, order(sold('RB1', '2026-12-12', '08:00', 2, own)));
    expect(back.days[1]!.stops[0]?.plan).not.toHaveProperty('moved');
  });

  describe('with a service of several days', () => {
    const visit = (begin: number) => ({ begin, minutes: 120, title: 'Visita', included: true, place: null });
    const days = [{ stops: [visit(540)] }, { stops: [visit(600)] }, { stops: [visit(480)] }];
    const three = (date: string) => order(sold('RB3', date, '09:00', 54, { slug: 'tres-dias', days }));
    const trip = putOrder(sampleTrip(), three('2026-12-11'))!;
    const booked = (document: typeof trip) =>
      document.days.flatMap(({ date, stops }) =>
        stops.flatMap(({ id, plan, begin }) => (plan ? [[date, id, begin]] : [])),
      );

    it('puts the service on each new day after the trip is extended', () => {
      const moved = withOrder(trip, three('2026-12-14'));
      expect(booked(moved)).toEqual(booked(trip));
      const plan = moved.days[0]!.stops.find(({ id }) => id === 'RB3-1')!.plan!;
      expect(plan.moved).toMatchObject({ date: '2026-12-14', begin: 540 });
      const longer = withMoved(moved, plan)!;
      expect(booked(longer)).toEqual([
        ['2026-12-14', 'RB3-1', 540],
        ['2026-12-15', 'RB3-2', 600],
        ['2026-12-16', 'RB3-3', 480],
      ]);
      expect(longer.wish).toMatchObject({ startDate: '2026-12-11', days: 6 });
      expect(withOrder(longer, three('2026-12-14'))).toEqual(longer);
    });

    it('stores the first new day if only the last new day is outside of the trip', () => {
      const moved = withOrder(trip, three('2026-12-12'));
      const plan = moved.days[0]!.stops.find(({ id }) => id === 'RB3-1')!.plan!;
      expect(plan.moved).toMatchObject({ date: '2026-12-12', begin: 540 });
      expect(booked(withMoved(moved, plan)!).map(([date]) => date)).toEqual(['2026-12-12', '2026-12-13', '2026-12-14']);
    });

    it('is not extended beyond fourteen days', () => {
      const moved = withOrder(trip, three('2026-12-23'));
      expect(withMoved(moved, moved.days[0]!.stops.find(({ id }) => id === 'RB3-1')!.plan!)).toBeNull();
    });
  });

  it('marks the stop of a cancelled booking', () => {
    const off = withOrder(before, order(sold('RB1', '2026-12-11', '15:00', 2, { ...own, standing: 'cancelled' })));
    expect(off.days[0]!.stops.find(({ id }) => id === 'RB1')?.plan?.standing).toBe('cancelled');
  });

  it('does not add a booking that the traveller has removed from the trip', () => {
    const without = { ...before, days: before.days.map((day) => ({ ...day, stops: [sampleStop('a', 540)] })) };
    expect(withOrder(without, order(sold('RB1', '2026-12-12', '08:00', 2, own)))).toEqual(without);
  });

  it('keeps the position of a service that was made for this traveller', () => {
    const museum = { name: 'Museo', lon: -79.1, lat: -8.2 };
    const made = putOrder(sampleTrip(), order(sold('RB1', '2026-12-11', '15:00', 2, { point: museum })))!;
    const followed = withOrder(made, order(sold('RB1', '2026-12-11', '15:00', 2)));
    expect(followed).toEqual(made);
  });
});
