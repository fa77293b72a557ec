import { randomUUID } from 'node:crypto';
import { parseDate } from '@internationalized/date';
import { sql } from 'kysely';
import { type CancellationPolicy, USUAL_POLICY } from '#features/operators/contract/cancellation-policy.ts';
import type { PlanContent } from '#features/operators/contract/plan-content.ts';
import type { Price } from '#features/operators/contract/price.ts';
import { openDeparture, startDeparture } from '#features/operators/contract/rule-departures.ts';
import type { Unit } from '#features/operators/contract/unit.ts';
import type { Database } from '#server/database/connect.ts';

export interface TestPlan {
  operator?: string;
  title?: string;
  slug?: string;
  state?: string;
  zone?: string;
  pricingPer?: 'UNIT' | 'BOOKING';
  confirmation?: string;
  availabilityType?: 'START_TIME' | 'OPENING_HOURS';
  capacity?: number | null;
  private?: boolean;
  units?: Unit[];
  prices?: Price[];
  minUnits?: number;
  maxUnits?: number | null;
  depositBps?: number;
  balanceDays?: number;
  cutoffMinutes?: number;
  durationMinutes?: number;
  policy?: CancellationPolicy;
  content?: Partial<PlanContent>;
  /** Local times such as "2030-03-02 09:00". A day without a time means opening hours from 8 to 17. */
  departures?: string[];
}

export interface MadePlan {
  operator: string;
  plan: string;
  slug: string;
  option: string;
  adult: Unit;
  child: Unit;
  departures: string[];
}

export async function insertOperator(
  db: Database,
  region: string,
  { id = randomUUID(), name = 'Operadora', state = 'verified', zone = 'America/Lima' } = {},
): Promise<string> {
  await sql`insert into region (id) values (${region}) on conflict do nothing`.execute(db);
  await sql`insert into operator (region_id, id, slug, name, state, zone, fictional, profile)
    values (${region}, ${id}, ${`operadora-${id.slice(0, 8)}`}, ${name}, ${state}, ${zone}, true,
      '{"email": "operadora@ejemplo.pe", "phone": "+51 900 000 009"}')`.execute(db);
  return id;
}

/** The plan costs 100.00 per adult and 60.00 per child. Each departure has ten seats. */
export async function insertPlan(db: Database, region: string, made: TestPlan = {}): Promise<MadePlan> {
  const zone = made.zone ?? 'America/Lima';
  const operator = made.operator ?? (await insertOperator(db, region, { zone }));
  const plan = randomUUID();
  const option = randomUUID();
  const slug = made.slug ?? `plan-${plan.slice(0, 8)}`;
  const adult = unitOf('ADULT', 'Adulto');
  const child = { ...unitOf('CHILD', 'Niña o niño'), accompaniedBy: [adult.id] };
  const units = made.units ?? [adult, child];
  const always = { from: null, to: null, weekdays: null };
  const prices = made.prices ?? [
    { ...always, unit: adult.id, amount: 10_000 },
    { ...always, unit: child.id, amount: 6000 },
    { ...always, unit: null, amount: 40_000 },
  ];
  const content: PlanContent = {
    ...CONTENT,
    title: made.title ?? CONTENT.title,
    policy: made.policy ?? USUAL_POLICY,
    ...made.content,
  };
  const state = made.state ?? 'on_sale';
  const duration = made.durationMinutes ?? 120;
  const cutoff = made.cutoffMinutes ?? 60;
  const capacity = made.capacity === undefined ? 10 : made.capacity;
  await sql`
    insert into plan (region_id, id, operator_id, slug, state, draft_version, sold_version, availability_type, confirmation, pricing_per, currency,
      title, category, duration_minutes, words)
    values (${region}, ${plan}, ${operator}, ${slug}, ${state}, 1, ${state === 'draft' ? null : 1}, ${made.availabilityType ?? 'START_TIME'},
      ${made.confirmation ?? 'INSTANT'}, ${made.pricingPer ?? 'UNIT'}, 'PEN', ${content.title}, 'city', ${duration}, to_tsvector('es', ${content.title}))`.execute(
    db,
  );
  await sql`insert into plan_version (region_id, plan_id, version, content) values (${region}, ${plan}, 1, ${JSON.stringify(content)})`.execute(
    db,
  );
  await sql`
    insert into plan_option (region_id, id, plan_id, name, language, duration_minutes, cutoff_minutes, capacity, private, min_units, max_units,
      deposit_bps, balance_days, units, prices)
    values (${region}, ${option}, ${plan}, 'En grupo', 'es', ${duration}, ${cutoff}, ${capacity}, ${made.private ?? false}, ${made.minUnits ?? 1},
      ${made.maxUnits ?? null}, ${made.depositBps ?? 10_000}, ${made.balanceDays ?? 30}, ${JSON.stringify(units)}, ${JSON.stringify(prices)})`.execute(
    db,
  );
  const lengths = { zone, durationMinutes: duration, cutoffMinutes: cutoff };
  const departures: string[] = [];
  for (const moment of made.departures ?? []) {
    const [day, time] = moment.split(' ') as [string, string?];
    const wanted = time
      ? startDeparture(day, time, lengths)
      : openDeparture(parseDate(day), [{ from: '08:00', to: '17:00' }], lengths);
    const id = randomUUID();
    await sql`
      insert into departure (region_id, id, operator_id, plan_id, option_id, local_date, local_time, starts_at, ends_at, cutoff_at, capacity, opening_hours)
      values (${region}, ${id}, ${operator}, ${plan}, ${option}, ${wanted.localDate}, ${wanted.localTime}, ${wanted.startsAt}, ${wanted.endsAt},
        ${wanted.cutoffAt}, ${capacity}, ${wanted.openingHours && JSON.stringify(wanted.openingHours)})`.execute(db);
    departures.push(id);
  }
  return { operator, plan, slug, option, adult, child, departures };
}

function unitOf(type: Unit['type'], name: string): Unit {
  return { id: randomUUID(), type, name, minAge: null, maxAge: null, places: 1, idRequired: false, accompaniedBy: [] };
}

const CONTENT: PlanContent = {
  title: 'Paseo por el centro',
  summary: 'Dos horas a pie.',
  description: 'Se camina poco y se mira mucho.',
  days: [
    { title: 'El centro', stops: [{ begin: 540, minutes: 60, place: null, title: 'Plaza', note: '', included: true }] },
  ],
  meeting: { kind: 'point', name: 'Plaza de Armas', note: '', lon: -79.0288, lat: -8.1118, asksAddress: false },
  includes: ['Guía'],
  excludes: [],
  restrictions: [],
  bring: [],
  access: '',
  questions: [],
  policy: USUAL_POLICY,
  pictures: [{ kind: 'poster', scene: 'plaza', seed: 'prueba', alt: 'Dibujo' }],
  certificate: null,
};
