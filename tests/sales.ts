import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { BookingAnswers } from '#features/bookings/contract/answers.ts';
import type { BookingItem, BookingSnapshot } from '#features/bookings/contract/booking.ts';
import type { BookingState } from '#features/bookings/contract/booking-states.ts';
import { hashKey } from '#features/checkout/api/order-keys.ts';
import { USUAL_POLICY } from '#features/operators/contract/cancellation-policy.ts';
import type { MeetingPoint, PlanContent } from '#features/operators/contract/plan-content.ts';
import type { Database } from '#server/database/connect.ts';

/** Something that can be booked, put straight into the tables. */
export interface TestDeparture {
  operator: string;
  plan: string;
  option: string;
  departure: string;
  startsAt: Date;
  endsAt: Date;
  units: { adult: string; child: string };
  question: string;
}

const ZONE = 'America/Lima';
const meeting: MeetingPoint = {
  kind: 'point',
  name: 'Plaza de Armas',
  note: 'Bajo el reloj.',
  lon: -79.03,
  lat: -8.11,
  asksAddress: true,
};

/**
 * A verified operator with one plan on sale and one departure of it.
 * @param hoursAhead when it starts; it takes three hours.
 */
export async function insertDeparture(
  db: Database,
  region: string,
  {
    operator = randomUUID(),
    hoursAhead = 2,
    capacity = 20,
  }: { operator?: string; hoursAhead?: number; capacity?: number } = {},
): Promise<TestDeparture> {
  const [plan, option, departure, adult, child, question] = Array.from({ length: 6 }, () => randomUUID()) as [
    string,
    string,
    string,
    string,
    string,
    string,
  ];
  const startsAt = new Date(Math.floor(Date.now() / 60_000) * 60_000 + hoursAhead * 3_600_000);
  const endsAt = new Date(startsAt.getTime() + 3 * 3_600_000);
  const content: PlanContent = {
    title: 'Caballitos de totora',
    summary: '',
    description: '',
    days: [{ title: 'El día', stops: [] }],
    meeting,
    includes: ['Guía'],
    excludes: [],
    restrictions: [],
    bring: ['Agua'],
    access: '',
    questions: [{ id: question, label: '¿Sabes nadar?', kind: 'yes_no', choices: [], perPerson: true, required: true }],
    policy: USUAL_POLICY,
    pictures: [],
    certificate: null,
  };
  const unit = (id: string, type: string, name: string) => ({
    ...{ id, type, name, minAge: null, maxAge: null, places: 1, idRequired: false, accompaniedBy: [] },
  });
  const units = JSON.stringify([unit(adult, 'ADULT', 'Adulto'), unit(child, 'CHILD', 'Niña o niño')]);
  const prices = JSON.stringify(
    [adult, child].map((id) => ({ unit: id, from: null, to: null, weekdays: null, amount: 5000 })),
  );
  await sql`insert into region (id) values (${region}) on conflict do nothing`.execute(db);
  await sql`insert into operator (region_id, id, slug, name, state, zone, fictional, profile)
    values (${region}, ${operator}, ${`op-${operator}`}, 'Operadora Totora', 'verified', ${ZONE}, true,
      '{"email": "totora@ejemplo.pe", "phone": "+51 944 000 111"}') on conflict do nothing`.execute(db);
  await sql`insert into plan (region_id, id, operator_id, slug, state, sold_version, availability_type, currency, title, category, duration_minutes)
    values (${region}, ${plan}, ${operator}, ${`plan-${plan}`}, 'on_sale', 1, 'START_TIME', 'PEN', ${content.title}, 'water', 180)`.execute(
    db,
  );
  await sql`insert into plan_version (region_id, plan_id, version, content, sold_at)
    values (${region}, ${plan}, 1, ${JSON.stringify(content)}, now())`.execute(db);
  await sql`insert into plan_option (region_id, id, plan_id, name, duration_minutes, units, prices)
    values (${region}, ${option}, ${plan}, 'En español', 180, ${units}, ${prices})`.execute(db);
  await sql`insert into departure (region_id, id, operator_id, plan_id, option_id, local_date, local_time, starts_at, ends_at, cutoff_at, capacity)
    values (${region}, ${departure}, ${operator}, ${plan}, ${option}, (${startsAt}::timestamptz at time zone ${ZONE})::date,
      (${startsAt}::timestamptz at time zone ${ZONE})::time, ${startsAt}, ${endsAt}, ${startsAt}, ${capacity})`.execute(
    db,
  );
  return { operator, plan, option, departure, startsAt, endsAt, units: { adult, child }, question };
}

export interface TestBooking {
  id: string;
  order: string;
  reference: string;
  items: BookingItem[];
}

/** A booking of two adults with its order, places taken. */
export async function insertBooking(
  db: Database,
  region: string,
  { operator, plan, option, departure, startsAt, endsAt, units }: TestDeparture,
  {
    state = 'CONFIRMED',
    name = 'Lucía Ñopo',
    answers = null,
    accountId = null,
  }: { state?: BookingState; name?: string; answers?: BookingAnswers | null; accountId?: string | null } = {},
): Promise<TestBooking> {
  const [id, order] = [randomUUID(), randomUUID()];
  const mark = id.replaceAll('-', '').slice(0, 8).toUpperCase();
  const [reference, email] = [`RB${mark}`, `${name.split(' ')[0]!.toLowerCase()}.${mark.toLowerCase()}@ejemplo.pe`];
  const items: BookingItem[] = [name, 'Acompañante'].map((traveller) => ({
    id: randomUUID(),
    unitId: units.adult,
    type: 'ADULT',
    name: 'Adulto',
    price: 5000,
    places: 1,
    state: state === 'REDEEMED' ? 'redeemed' : 'active',
    redeemedAt: null,
    traveller: { name: traveller },
  }));
  const local = new Intl.DateTimeFormat('sv', { timeZone: ZONE, dateStyle: 'short', timeStyle: 'short' }).format(
    startsAt,
  );
  const snapshot: BookingSnapshot = {
    title: 'Caballitos de totora',
    planSlug: `plan-${plan}`,
    optionName: 'En español',
    operatorName: 'Operadora Totora',
    operatorSlug: `op-${operator}`,
    fictional: true,
    zone: ZONE,
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
    localDate: local.slice(0, 10),
    localTime: local.slice(11, 16),
    confirmation: 'INSTANT',
    meeting,
    policy: USUAL_POLICY,
  };
  const contact = JSON.stringify({ name, email, phone: '944 555 121' });
  await sql`insert into customer_order (region_id, id, reference, channel, state, currency, total, paid, schedule, contact, creation_hash, confirmed_at, account_id)
    values (${region}, ${order}, ${`VR${mark}`}, 'web', 'confirmed', 'PEN', 10000, 10000, '[]', ${contact}, ${Buffer.from(order)}, now(), ${accountId})`.execute(
    db,
  );
  await sql`insert into booking (region_id, id, reference, order_id, channel, state, operator_id, plan_id, plan_version, option_id, departure_id, places,
      currency, total, commission_bps, items, snapshot, answers, confirmed_at)
    values (${region}, ${id}, ${reference}, ${order}, 'web', ${state}, ${operator}, ${plan}, 1, ${option}, ${departure}, 2, 'PEN', 10000, 500,
      ${JSON.stringify(items)}, ${JSON.stringify(snapshot)}, ${answers && JSON.stringify(answers)}, now())`.execute(db);
  await sql`update departure set taken = taken + 2 where region_id = ${region} and id = ${departure}`.execute(db);
  return { id, order, reference, items };
}

/** @returns the secret of a link that opens the order. */
export async function insertLink(db: Database, region: string, order: string): Promise<string> {
  const secret = randomUUID();
  await sql`insert into customer_order_key (region_id, order_id, kind, hash)
    values (${region}, ${order}, 'link', ${hashKey(order, secret)})`.execute(db);
  return secret;
}
