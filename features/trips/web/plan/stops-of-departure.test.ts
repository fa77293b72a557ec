import { describe, expect, it } from 'vitest';
import { type DepartureChosen, stopsOfDeparture } from './stops-of-departure.ts';

type ProgramDay = DepartureChosen['plan']['days'][number];
const act = (begin: number, minutes: number, title = 'Paseo', included = true): ProgramDay['stops'][number] => ({
  begin,
  minutes,
  title,
  note: '',
  included,
  paysEntrance: false,
  place: null,
});
const chosen = (days: ProgramDay['stops'][], hours: number, time: string | null = '08:30'): DepartureChosen => ({
  plan: {
    id: 'plan',
    slug: 'caballitos',
    title: 'Caballitos',
    days: days.map((stops) => ({ title: 'Día', stops })),
    meeting: { kind: 'point', name: 'Muelle', note: '', lon: -79.12, lat: -8.08, asksAddress: false },
    pictures: [{ kind: 'poster', scene: 'totora', seed: 'a', alt: '' }],
  },
  departure: {
    id: 'departure',
    date: '2026-12-31',
    time,
    startsAt: '2026-12-31T13:30:00Z',
    endsAt: new Date(Date.parse('2026-12-31T13:30:00Z') + hours * 3_600_000).toISOString(),
  },
  people: 2,
  booking: null,
});

describe('creating the stops of a departure', () => {
  it('makes one stop if the departure lasts one day', () => {
    expect(stopsOfDeparture(chosen([[act(540, 60)]], 3))).toMatchObject([
      {
        date: '2026-12-31',
        stop: {
          place: null,
          begin: 510,
          minutes: 180,
          state: 'locked',
          plan: { meeting: 'Muelle', lon: -79.12, poster: { scene: 'totora', seed: 'a' }, booking: null },
        },
      },
    ]);
  });

  it('makes one stop for each day that has program items', () => {
    const stops = stopsOfDeparture(chosen([[act(540, 60), act(900, 60)], [], [act(480, 30), act(600, 90)]], 58));
    expect(stops.map(({ date, stop }) => [date, stop.begin, stop.minutes, stop.plan?.part])).toEqual([
      ['2026-12-31', 510, 450, { day: 1, of: 2 }],
      ['2027-01-02', 480, 210, { day: 2, of: 2 }],
    ]);
  });

  it('ends the first day with its program, also if the program moves with the departure', () => {
    const days = [[act(540, 60), act(900, 60)], [act(480, 60)]];
    const endOf = (time: string) => {
      const { begin, minutes } = stopsOfDeparture(chosen(days, 40, time))[0]!.stop;
      return begin + minutes;
    };
    expect(endOf('08:30')).toBe(960);
    expect(endOf('14:00')).toBe(840 + 420);
  });

  it('lasts as long as the program if visitors may come at any time', () => {
    expect(stopsOfDeparture(chosen([[act(600, 90)]], 9, null))[0]!.stop.minutes).toBe(90);
  });

  it('names the places that the program visits', () => {
    const moon = { ...act(540, 60), place: { id: 'moon' } } as ProgramDay['stops'][number];
    expect(stopsOfDeparture(chosen([[moon, moon, act(660, 60)]], 4))[0]!.stop.plan?.visits).toEqual(['moon']);
  });

  it('includes the meals that the price includes', () => {
    const day = [act(780, 60, 'Almuerzo en Huanchaco'), act(1200, 60, 'Cena por tu cuenta', false)];
    expect(stopsOfDeparture(chosen([day], 12))[0]!.stop.plan?.meals).toEqual(['lunch']);
  });

  it('begins with the first program item if visitors may come at any time', () => {
    expect(stopsOfDeparture(chosen([[act(600, 60)]], 1, null))[0]!.stop.begin).toBe(600);
  });

  it('adds the reference of the order after the booking', () => {
    const [stop] = stopsOfDeparture({ ...chosen([[act(540, 60)]], 3), booking: 'VR7K2M4QXA' });
    expect(stop).toMatchObject({ stop: { state: 'booked', plan: { booking: 'VR7K2M4QXA' } } });
  });
});
