import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { BookingAnswers } from '#features/bookings/contract/answers.ts';
import type { BookingItem, BookingSnapshot } from '#features/bookings/contract/booking.ts';
import type { BookingState } from '#features/bookings/contract/booking-states.ts';
import { USUAL_POLICY } from '#features/operators/contract/cancellation-policy.ts';
import type { MeetingPoint } from '#features/operators/contract/plan-content.ts';
import { hashKey } from '#server/auth/guest-keys.ts';
import type { Database } from '#server/database/connect.ts';
import { insertPlan } from './plans.ts';

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

export async function insertDeparture(
  db: Database,
  region: string,
  {
    operator = randomUUID(),
    hoursAhead = 2,
    capacity = 20,
  }: { operator?: string; hoursAhead?: number; capacity?: number } = {},
): Promise<TestDeparture> {
  const [departure, question] = [randomUUID(), randomUUID()];
  const startsAt = new Date(Math.floor(Date.now() / 60_000) * 60_000 + hoursAhead * 3_600_000);
  const endsAt = new Date(startsAt.getTime() + 3 * 3_600_000);
  await sql`insert into region (id) values (${region}) on conflict do nothing`.execute(db);
  await sql`insert into operator (region_id, id, slug, name, state, zone, fictional, profile)
    values (${region}, ${operator}, ${`op-${operator}`}, 'Salidas del Norte', 'verified', ${ZONE}, true,
      '{"email": "totora@ejemplo.pe", "phone": "+51 944 000 111"}') on conflict do nothing`.execute(db);
  const { plan, option, adult, child } = await insertPlan(db, region, {
    operator,
    title: 'Caballitos de totora',
    durationMinutes: 180,
    content: {
      meeting,
      bring: ['Agua'],
      questions: [
        { id: question, label: '¿Sabes nadar?', kind: 'yes_no', choices: [], perPerson: true, required: true },
      ],
    },
  });
  await sql`insert into departure (region_id, id, operator_id, plan_id, option_id, local_date, local_time, starts_at, ends_at, cutoff_at, capacity)
    values (${region}, ${departure}, ${operator}, ${plan}, ${option}, (${startsAt}::timestamptz at time zone ${ZONE})::date,
      (${startsAt}::timestamptz at time zone ${ZONE})::time, ${startsAt}, ${endsAt}, ${startsAt}, ${capacity})`.execute(
    db,
  );
  return { operator, plan, option, departure, startsAt, endsAt, units: { adult: adult.id, child: child.id }, question };
}

export interface TestBooking {
  id: string;
  order: string;
  reference: string;
  items: BookingItem[];
}

/** The booking has two adults. The departure counts two further seats as taken. */
export async function insertBooking(
  db: Database,
  region: string,
  { operator, plan, option, departure, startsAt, endsAt, units }: TestDeparture,
  {
    state = 'CONFIRMED',
    name = 'Lucía Ñopo',
    answers = null,
    accountId = null,
    channel = 'web',
  }: {
    state?: BookingState;
    name?: string;
    answers?: BookingAnswers | null;
    accountId?: string | null;
    channel?: 'web' | 'desk';
  } = {},
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
    values (${region}, ${order}, ${`VR${mark}`}, ${channel}, 'confirmed', 'PEN', 10000, 10000, '[]', ${contact}, ${Buffer.from(order)}, now(), ${accountId})`.execute(
    db,
  );
  await sql`insert into booking (region_id, id, reference, order_id, channel, state, operator_id, plan_id, plan_version, option_id, departure_id, places,
      currency, total, commission_bps, items, snapshot, answers, confirmed_at)
    values (${region}, ${id}, ${reference}, ${order}, ${channel}, ${state}, ${operator}, ${plan}, 1, ${option}, ${departure}, 2, 'PEN', 10000, 500,
      ${JSON.stringify(items)}, ${JSON.stringify(snapshot)}, ${answers && JSON.stringify(answers)}, now())`.execute(db);
  await sql`update departure set taken = taken + 2 where region_id = ${region} and id = ${departure}`.execute(db);
  return { id, order, reference, items };
}

export async function insertLink(db: Database, region: string, order: string): Promise<string> {
  const secret = randomUUID();
  await sql`insert into customer_order_key (region_id, order_id, kind, hash)
    values (${region}, ${order}, 'link', ${hashKey(order, secret)})`.execute(db);
  return secret;
}

/**
 * The proposal holds no seats.
 * @returns the id of the proposal
 */
export async function insertProposal(
  db: Database,
  region: string,
  { booking, departure }: { booking: TestBooking; departure: TestDeparture },
): Promise<string> {
  const id = randomUUID();
  await sql`insert into booking_change (region_id, id, order_id, booking_id, kind, state, departure_id, until, reason, was)
    values (${region}, ${id}, ${booking.order}, ${booking.id}, 'proposal', 'open', ${departure.departure},
      now() + interval '1 day', 'Ese día no hay guía.', 'hoy')`.execute(db);
  return id;
}

/**
 * The new departure is a day later.
 * @returns the id of the new departure
 */
export async function insertSameOption(
  db: Database,
  region: string,
  { operator, plan, option, startsAt, endsAt }: TestDeparture,
): Promise<string> {
  const id = randomUUID();
  const [starts, ends] = [startsAt, endsAt].map((at) => new Date(at.getTime() + 24 * 3_600_000));
  await sql`insert into departure (region_id, id, operator_id, plan_id, option_id, local_date, local_time, starts_at, ends_at, cutoff_at, capacity)
    values (${region}, ${id}, ${operator}, ${plan}, ${option}, (${starts}::timestamptz at time zone ${ZONE})::date,
      (${starts}::timestamptz at time zone ${ZONE})::time, ${starts}, ${ends}, ${starts}, 20)`.execute(db);
  return id;
}
