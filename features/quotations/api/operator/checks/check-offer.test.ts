import { performance } from 'node:perf_hooks';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { USUAL_POLICY } from '#features/operators/contract/cancellation-policy.ts';
import type { Inclusion } from '#features/quotations/contract/inclusion-kinds.ts';
import type { OfferContent, OfferLine } from '#features/quotations/contract/offer.ts';
import { assembleProblem } from '#features/trips/api/public.ts';
import { dayFromIso, isoFromDay } from '#planner/hours/calendar.ts';
import { solve } from '#planner/solve.ts';
import { readRegion } from '#regions/read-region.ts';
import { prepareAreas } from '#server/create-server.ts';
import { lineOf } from '#tests/quotations.ts';
import { insertDeparture } from '#tests/sales.ts';
import { testSite } from '#tests/site.ts';
import { sampleWish, withoutItineraries } from '#tests/trips.ts';
import { checkOffer, factsOf } from './check-offer.ts';

const region = await readRegion('trujillo');
const site = await testSite({
  settings: { REGION: 'trujillo' },
  areas: ['organisation', 'closures', 'places', 'trips'],
});
afterAll(site.close);
const places = new Map<string, string>();
beforeAll(async () => {
  await prepareAreas(site.platform, site.areas);
  const { rows } = await site.pool.query(`select id, slug from company order by category = 'lodging', interest desc`);
  for (const { id, slug } of rows) places.set(slug, id);
}, 180_000);

const MONDAY = '2027-03-01';
const { lon, lat } = region.settings.centre;
const meeting = { kind: 'point' as const, name: 'Plaza de Armas', note: '', lon, lat, asksAddress: false };

type Stop = [title: string, slug: string | null, begin: number, minutes: number, included?: boolean];

function day(...stops: Stop[]): OfferContent['days'][number] {
  return {
    title: 'Día',
    stops: stops.map(([title, slug, begin, minutes, included = true]) => ({
      title,
      place: slug === null ? null : (places.get(slug) ?? slug),
      begin,
      minutes,
      note: '',
      included,
    })),
  };
}

const check = (days: OfferContent['days'], more: Partial<OfferContent> = {}) =>
  checkOffer(site.db, region, { startDate: MONDAY, days, lines: [], lodging: '', meeting, ...more });

const LUNCH: Stop = ['Almuerzo en Huanchaco', null, 790, 60];

describe('a check with the places and roads of Trujillo', () => {
  test('reports a visit to a closed museum as a finding', async () => {
    const museum: Stop = ['Museo', 'museo-de-sitio-chan-chan', 600, 60];
    const { findings } = await check([
      day(museum),
      day(['Museo', 'museo-de-sitio-chan-chan', 930, 60]),
      day(['Museo', 'museo-de-sitio-chan-chan', 500, 60]),
      day(['Museo', 'museo-de-sitio-chan-chan', 970, 60]),
      day(museum),
    ]);
    expect(findings).toEqual([
      {
        code: 'closed',
        day: 0,
        stop: 0,
        message: 'Día 1: Museo de Sitio Chan Chan no abre el lunes 1 de marzo.',
      },
      {
        code: 'closed',
        day: 1,
        stop: 0,
        message:
          'Día 2: Museo de Sitio Chan Chan cierra a las 16:00; la visita terminaría a las 16:30. Ese martes abre de 09:00 a 16:00.',
      },
      {
        code: 'closed',
        day: 2,
        stop: 0,
        message:
          'Día 3: Museo de Sitio Chan Chan abre a las 09:00; llegarías a las 08:20. Ese miércoles abre de 09:00 a 16:00.',
      },
      {
        code: 'closed',
        day: 3,
        stop: 0,
        message:
          'Día 4: Museo de Sitio Chan Chan cierra a las 16:00; llegarías a las 16:10. Ese jueves abre de 09:00 a 16:00.',
      },
    ]);
  });

  test('reports a conflict with assumed opening hours as a remark, not as a finding', async () => {
    const { findings, remarks } = await check([day(['Museo', 'museo-del-juguete', 600, 60])]);
    expect(findings).toEqual([]);
    expect(remarks).toMatchObject([{ code: 'hours_assumed', day: 0, stop: 0 }]);
    expect(remarks[0]!.message).toContain('suponemos que el lunes 1 de marzo no abre');
  });

  test('reports more than eight hours of driving in a day as a finding', async () => {
    const far = 'bosque-de-piedra-shamana';
    const near = 'muelle-de-huanchaco';
    const { findings, driveMinutes, metres } = await check([
      day(
        ['Piedras', far, 480, 30],
        ['Playa', near, 540, 30],
        LUNCH,
        ['Otra vez', far, 1080, 30],
        ['Y de vuelta', near, 1320, 30],
        ['Cena', null, 1200, 30],
      ),
    ]);
    expect(findings.map(({ code, stop }) => [code, stop])).toEqual([
      ['cannot_arrive', 1],
      ['too_much_driving', null],
    ]);
    expect(findings[0]!.message).toMatch(
      /^Día 1: de Bosque de Piedra Shamana a .*Huanchaco.* se tarda \d h \d+ min por carretera; llegarías a las \d\d:\d\d, y la parada empieza a las 09:00\.$/,
    );
    expect(driveMinutes).toBeGreaterThan(500);
    expect(findings[1]!.message).toMatch(/^Día 1: \d+ h( \d+ min)? de carretera en un día; más de 5 h 30 min/);
    expect(metres).toBeGreaterThan(150_000);
  });

  test('reports a full day without lunch, unless a stop, a line or an exclusion mentions lunch', async () => {
    const morning: Stop = ['Arzobispado', 'arzobispado-de-trujillo', 600, 60];
    const afternoon: Stop = ['Paseo', null, 945, 60];
    const missing = await check([day(morning, afternoon)]);
    expect(missing.findings).toMatchObject([
      { code: 'no_meal', day: 0, stop: null, message: expect.stringContaining('sin una parada para almorzar.') },
    ]);
    const line: OfferLine = {
      id: crypto.randomUUID(),
      kind: 'meal',
      title: 'Menú del día',
      note: '',
      brings: [],
      day: 0,
      days: 1,
      begin: 800,
      minutes: 60,
      place: null,
      departureId: null,
      units: [{ unitId: null, name: 'Persona', quantity: 2, unitPrice: 3000, follows: 'people' }],
      required: false,
      needs: [],
    };
    const served = [
      await check([day(morning, LUNCH, afternoon)]),
      await check([day(morning, afternoon)], { lines: [line] }),
      await check([day(morning, ['Parada', 'la-galera-central', 790, 60], afternoon)], { startDate: '2027-03-02' }),
    ];
    for (const { findings, meals } of served) {
      expect(findings).toEqual([]);
      expect(meals).toBe(1);
    }
    expect((await check([day(morning)])).findings).toEqual([]);
    expect((await check([day(morning, ['Almuerzo libre', null, 790, 60, false], afternoon)])).meals).toBe(0);
    const meals = (text: string) => ({ text, kinds: ['meal' as const] });
    const leftOut = (...excludes: Inclusion[]) => check([day(morning, LUNCH, afternoon)], { excludes });
    const cases: [Inclusion, number][] = [
      [meals('Almuerzos'), 0],
      [meals('Comidas y propinas'), 0],
      [meals('Cena'), 1],
      [{ text: 'Almuerzos', kinds: [] }, 1],
    ];
    for (const [out, left] of cases) expect((await leftOut(out)).meals, JSON.stringify(out)).toBe(left);
    const charged = await check([day(morning, LUNCH, afternoon)], { excludes: [meals('Almuerzos')], lines: [line] });
    expect(charged.meals).toBe(1);
  });

  test('allows the drive to the next place during a stop without a place', async () => {
    const far = 'bosque-de-piedra-shamana';
    const by = await check([
      day(
        ['Plaza', 'arzobispado-de-trujillo', 540, 10],
        ['Traslado', null, 550, 170],
        ['Piedras', far, 735, 60],
        LUNCH,
      ),
    ]);
    expect(by.findings.map(({ code }) => code)).not.toContain('cannot_arrive');
    const { findings } = await check([day(['Uno', null, 600, 60], ['Otro', null, 650, 30])]);
    expect(findings).toEqual([
      {
        code: 'overlaps',
        day: 0,
        stop: 1,
        message: 'Día 1: «Otro» empieza a las 10:50, y «Uno» termina a las 11:00.',
      },
    ]);
  });

  test('reports an unknown place, but not unknown opening hours', async () => {
    const { findings } = await check([
      day(['Nada', crypto.randomUUID(), 600, 30], ['Esmeralda', 'huaca-la-esmeralda', 60, 30]),
    ]);
    expect(findings.map(({ code, stop }) => [code, stop])).toEqual([['unknown_place', 0]]);
  });

  describe('with lines that take time', () => {
    const visit: Stop = ['Arzobispado', 'arzobispado-de-trujillo', 600, 60];
    const found = async (days: OfferContent['days'], lines: OfferLine[]) =>
      (await check(days, { startDate: '2027-03-02', lines })).findings.map(({ code, day: of, stop, message }) => ({
        at: [code, of, stop],
        message,
      }));

    test('reports an activity, a meal or a ticket that overlaps a stop', async () => {
      const days = [day(visit, ['Paseo', null, 700, 30])];
      const crossing = lineOf({ title: 'Clase de marinera', begin: 645, minutes: 90 });
      expect(await found(days, [crossing])).toEqual([
        {
          at: ['overlaps', 0, 0],
          message: 'Día 1: «Clase de marinera» empieza a las 10:45, y «Arzobispado» termina a las 11:00.',
        },
        {
          at: ['overlaps', 0, 1],
          message: 'Día 1: «Paseo» empieza a las 11:40, y «Clase de marinera» termina a las 12:15.',
        },
      ]);
      const lunch = lineOf({ kind: 'meal', title: 'Menú', begin: 620, minutes: 30 });
      expect((await found(days, [lunch])).map(({ at }) => at)).toEqual([['overlaps', 0, 0]]);
      const inside = lineOf({ title: 'Taller', begin: 605, minutes: 40 });
      const guide = lineOf({ kind: 'guide', title: 'Guía', begin: 540, minutes: 300 });
      const entry = lineOf({ kind: 'ticket', title: 'Entradas', begin: 600, minutes: 120 });
      expect(await found(days, [inside, guide, entry])).toEqual([]);
    });

    test('reports a line at a place that the travellers cannot reach in time', async () => {
      const far = places.get('bosque-de-piedra-shamana')!;
      const hike = lineOf({ title: 'Caminata', place: far, begin: 670, minutes: 30 });
      const [late] = await found([day(visit)], [hike]);
      expect(late!.at).toEqual(['cannot_arrive', 0, null]);
      expect(late!.message).toContain('a Bosque de Piedra Shamana se tarda');
    });

    test('remarks on a day without activities, and needs no reason for it', async () => {
      const guide = lineOf({ kind: 'guide', title: 'Guía', days: 2 });
      const { findings, remarks } = await check([day(visit), day()], { lines: [guide] });
      expect(remarks).toEqual([
        {
          code: 'empty_day',
          day: 1,
          stop: null,
          message: 'Día 2: no tiene paradas. El viajero no sabrá qué se hace ese día.',
        },
      ]);
      expect(findings.filter((one) => one.day === 1 && one.code !== 'no_meal')).toEqual([]);
    });

    test('checks a line of several days on each day', async () => {
      const museum = places.get('museo-de-sitio-chan-chan')!;
      const class3 = lineOf({ title: 'Taller de tejido', place: museum, days: 3, begin: 840, minutes: 60 });
      const days = [day(visit), day(['Museo', 'museo-de-sitio-chan-chan', 600, 60]), day(visit)];
      const { findings } = await check(days, { startDate: '2027-02-27', lines: [class3] });
      expect(findings.filter(({ code }) => code === 'closed').map(({ day: of, stop }) => [of, stop])).toEqual([
        [2, null],
      ]);
    });

    describe('with departures in the lines of the offer', () => {
      const first = { title: 'Dragón', place: null, begin: 540, minutes: 90, note: '', included: true };
      let departure: string;
      beforeAll(async () => {
        const made = await insertDeparture(site.db, 'trujillo', { hoursAhead: 24 * 200 });
        departure = made.departure;
        const meets = { ...meeting, name: 'Muelle de Huanchaco', lon: -79.1205, lat: -8.0805 };
        const museum = {
          ...first,
          title: 'Museo',
          place: places.get('museo-de-sitio-chan-chan')!,
          begin: 660,
          minutes: 60,
        };
        await site.pool.query(`update plan_version set content = content || $2 where plan_id = $1`, [
          made.plan,
          JSON.stringify({ meeting: meets, days: [{ title: 'Chimú', stops: [first, museum] }] }),
        ]);
        await site.pool.query(
          `update departure set local_date = '2027-03-02', local_time = '09:00', starts_at = '2027-03-02T14:00:00Z',
             ends_at = '2027-03-02T18:00:00Z' where id = $1`,
          [departure],
        );
      });
      const own = (more: Partial<OfferLine> = {}) =>
        lineOf({ kind: 'plan', title: 'Las ruinas chimú', begin: 540, minutes: 240, departureId: departure, ...more });

      test('reports a stop that overlaps a departure', async () => {
        const crossing = await found([day(visit)], [own()]);
        expect(crossing.map(({ at }) => at)).toContainEqual(['overlaps', 0, 0]);
        expect(crossing[0]!.message).toBe(
          'Día 1: «Arzobispado» empieza a las 10:00, y «Las ruinas chimú» termina a las 13:00.',
        );
        const stated = [day(['Dragón', null, 540, 90], ['Museo', 'museo-de-sitio-chan-chan', 660, 60])];
        expect(await found(stated, [own()])).toEqual([]);
        const both = await found([day(['Dragón', null, 540, 90], ['Otra cosa', null, 700, 60])], [own()]);
        expect(both.map(({ at }) => at)).toEqual([['overlaps', 0, 1]]);
        expect(await found([day(['Playa', null, 800, 60])], [own()])).toEqual([]);
      });

      test('reports a departure whose meeting point the travellers cannot reach in time', async () => {
        const early: Stop = ['Piedras', 'bosque-de-piedra-shamana', 500, 30];
        const undescribed = await found([day(early)], [own()]);
        expect(undescribed.map(({ at }) => at)).toContainEqual(['cannot_arrive', 0, null]);
        expect(undescribed.find(({ at }) => at[0] === 'cannot_arrive')!.message).toContain(
          'a Muelle de Huanchaco, donde empieza «Las ruinas chimú»,',
        );
        const stated = await found([day(early, ['Dragón', null, 540, 90])], [own()]);
        expect(stated.map(({ at }) => at)).toContainEqual(['cannot_arrive', 0, 0]);
      });

      test('checks the opening hours of the places that a departure visits', async () => {
        const days = [day(['Playa', null, 1000, 60])];
        const { findings, metres } = await check(days, { startDate: MONDAY, lines: [own()] });
        expect(findings.map(({ code, stop }) => [code, stop])).toContainEqual(['closed', null]);
        expect(metres).toBeGreaterThan(20_000);
        const rest = await check(days, { startDate: MONDAY, lines: [] });
        expect(rest).toMatchObject({ findings: [], metres: 0 });
      });
    });
  });

  test('reports a visit to a place with an announced closure', async () => {
    const place = places.get('arzobispado-de-trujillo')!;
    await site.pool.query(
      `insert into closure (region_id, kind, state, place_id, severity, starts_on, ends_on, time_zone, reason, source, announced_at)
       values ('trujillo', 'place', 'announced', $1, 'closed', '2027-03-02', '2027-03-02', 'America/Lima', 'obras', 'Municipalidad', now())`,
      [place],
    );
    const visit: Stop = ['Arzobispado', 'arzobispado-de-trujillo', 600, 60];
    const { findings } = await check([day(visit), day(visit), day(visit)]);
    expect(findings.map(({ code, day: of }) => [code, of])).toEqual([['closed', 1]]);
    expect(findings[0]!.message).toContain('no recibe visitas el martes 2 de marzo. Cerrado por obras');
    await site.pool.query('delete from closure where place_id = $1', [place]);
  });

  test('starts a day at the lodging of the night before', async () => {
    const far = 'pueblo-de-salpo';
    const days = [day(['Salpo', far, 720, 60]), day(['Salpo', far, 600, 60])];
    const there = await check(days, { lodging: 'Hospedaje en Salpo' });
    const home = await check(days);
    expect(home.driveMinutes).toBeGreaterThan(1.9 * there.driveMinutes);
  });

  test('finds no problems in days that the planner made', { timeout: 120_000 }, async () => {
    for (let seed = 1; seed <= 8; seed += 1) {
      const wish = sampleWish({
        startDate: isoFromDay(dayFromIso(MONDAY) + seed * 11),
        days: 1 + (seed % 4),
        earliest: 420 + (seed % 3) * 60,
        latest: 1080 + (seed % 4) * 60,
        pace: (['calm', 'balanced', 'full'] as const)[seed % 3]!,
        knownHoursOnly: seed % 2 === 0,
      });
      const { problem } = await assembleProblem(site.db, region, wish, [], withoutItineraries);
      const plan = solve(problem, { seed, iterations: 400 });
      const days = plan.days.map(({ stops }) => ({
        title: 'Día',
        stops: stops.map(({ place, meal, begin, end }) => ({
          title: meal === undefined ? 'Visita' : meal === 'lunch' ? 'Almuerzo' : 'Cena',
          place,
          begin,
          minutes: end - begin,
          note: '',
          included: true,
        })),
      }));
      expect(days.flatMap(({ stops }) => stops).length).toBeGreaterThan(1);
      const { findings, remarks } = await check(days, { startDate: wish.startDate });
      expect({ seed, findings, remarks }).toEqual({ seed, findings: [], remarks: [] });
    }
  });

  test('takes at most 100 ms for ten full days with three different lodgings', async () => {
    const slugs = [...places.keys()];
    const days = Array.from({ length: 10 }, (_, d) =>
      day(...slugs.slice(7 * d, 7 * d + 7).map((slug, i): Stop => [slug, slug, 480 + 70 * i, 50]), [
        'Noche',
        slugs.at(-1 - (d % 3))!,
        1200,
        30,
      ]),
    );
    const { findings } = await check(days);
    expect(findings.length).toBeGreaterThan(5);
    const took: number[] = [];
    for (let time = 0; time < 5; time += 1) {
      const began = performance.now();
      await check(days);
      took.push(performance.now() - began);
    }
    expect(Math.min(...took)).toBeLessThan(100);
  });
});

test('`factsOf` computes the figures with which offers are compared', () => {
  const content: OfferContent = {
    title: 'Huacas',
    greeting: '',
    startDate: MONDAY,
    days: [day(LUNCH)],
    meeting,
    lines: [],
    includes: [],
    excludes: [],
    conditions: '',
    policy: USUAL_POLICY,
    minimumTotal: 9000,
    payments: [{ shareBps: 10_000, daysBefore: null }],
    groupMost: 8,
    lodging: '',
    validDays: 7,
    optionHours: 0,
  };
  const party = { adults: 2, seniors: 0, childAges: [4] };
  const judged = { findings: [], remarks: [], metres: 1000, driveMinutes: 10, meals: 1 };
  expect(factsOf(content, party, judged, 'Trujillo')).toMatchObject({
    people: 3,
    groupMost: 8,
    metres: 1000,
    meals: 1,
  });
  expect(factsOf(content, party, judged, 'Trujillo').policy[0]).toContain('24 horas');
});
