import { randomUUID } from 'node:crypto';
import type { BookingSnapshot } from '#features/bookings/contract/booking.ts';
import { ORDER_SECRET_HEADER } from '#features/checkout/contract/headers.ts';
import type { Order } from '#features/checkout/contract/order.ts';
import { refreshTransaction, startTransaction } from '#features/checkout/contract/payment-routes.ts';
import { placeOrder, saveOrderDetails } from '#features/checkout/contract/routes.ts';
import { showDayDepartures, showPlan } from '#features/operators/contract/plan-routes.ts';
import { payWithCard } from '#tests/cards.ts';
import type { Caller } from './call.ts';

export interface Placed {
  order: Order;
  secret: string;
  departureId: string;
}

export const APP = { authorization: 'Bearer vereda-demo' };
const BUYER = { name: 'Lucía Ñopo', email: 'lucia@ejemplo.pe', phone: '+51 944 000 000' };

export async function placeInDemo(call: Caller, slug: string, from: string): Promise<Placed> {
  const plan = await call(showPlan, { params: { idOrSlug: slug }, headers: APP });
  const { order, secret, departureId } = await holdSeats(call, plan, await firstDay(call, plan.id, from));
  const [booking] = order.bookings;
  const saved = await call(saveOrderDetails, {
    params: { id: order.id },
    headers: { [ORDER_SECRET_HEADER]: secret },
    body: {
      contact: BUYER,
      lines: [
        {
          bookingId: booking!.id,
          travellers: booking!.items.map(({ id }) => ({ itemId: id, name: BUYER.name })),
          answers: answersTo(booking!.snapshot, booking!.items),
          pickup: 'Hostal Colonial',
        },
      ],
    },
  });
  return { order: saved, secret, departureId };
}

export async function payInDemo(call: Caller, { order, secret }: Placed): Promise<void> {
  const headers = { ...APP, [ORDER_SECRET_HEADER]: secret };
  const { name, email } = BUYER;
  const { payment } = await call(startTransaction, {
    headers,
    body: { orderId: order.id, key: randomUUID(), instalment: 1, mode: 'page', payer: { name, email }, accepted: [] },
  });
  await payWithCard(payment.action!.url!);
  await call(refreshTransaction, { params: { id: payment.id }, headers });
}

async function holdSeats(call: Caller, plan: { id: string; options: Plan['options'] }, date: string) {
  const { items } = await call(showDayDepartures, { params: { planId: plan.id }, query: { date } });
  const departure = items.find(({ status }) => status === 'AVAILABLE')!;
  const { units } = plan.options.find(({ id }) => id === departure.optionId)!;
  const adult = units.find(({ type }) => type === 'ADULT')!;
  const line = { uuid: randomUUID(), departureId: departure.id, units: [{ unitId: adult.id, quantity: 2 }] };
  return { ...(await call(placeOrder, { body: { uuid: randomUUID(), lines: [line] } })), departureId: departure.id };
}

type Plan = { options: readonly { id: string; units: readonly { id: string; type: string }[] }[] };

async function firstDay(call: Caller, planId: string, from: string): Promise<string> {
  for (let day = Date.parse(from), last = day + 30 * 86_400_000; day < last; day += 86_400_000) {
    const date = new Date(day).toISOString().slice(0, 10);
    const { items } = await call(showDayDepartures, { params: { planId }, query: { date } });
    if (items.some(({ status }) => status === 'AVAILABLE')) return date;
  }
  throw new Error(`The plan ${planId} has no departure after ${from}.`);
}

function answersTo({ questions = [] }: BookingSnapshot, items: readonly { id: string }[]): Record<string, string> {
  return Object.fromEntries(
    questions.flatMap(({ id, perPerson, choices }) =>
      (perPerson ? items.map((item) => `${id}/${item.id}`) : [id]).map((key) => [key, choices[0] ?? 'Sí']),
    ),
  );
}

export interface BrowserBasket {
  lines: object[];
  attempt: null;
}

export async function basketInDemo(call: Caller, slug: string, from: string): Promise<BrowserBasket> {
  const plan = await call(showPlan, { params: { idOrSlug: slug }, headers: APP });
  const date = await firstDay(call, plan.id, from);
  const departuresOf = (units?: string) =>
    call(showDayDepartures, { params: { planId: plan.id }, query: { date, units } });
  const free = (await departuresOf()).items.find(({ status }) => status === 'AVAILABLE')!;
  const option = plan.options.find(({ id }) => id === free.optionId)!;
  const adult = option.units.find(({ type }) => type === 'ADULT')!;
  const { currency, items } = await departuresOf(`${adult.id}:2`);
  const { id: departureId, time, total, dueNow } = items.find(({ id }) => id === free.id)!;
  const line = {
    ...{
      id: randomUUID(),
      optionId: option.id,
      optionName: option.name,
      departureId,
      date,
      time,
      currency,
      total,
      dueNow,
    },
    plan: { id: plan.id, slug, title: plan.title, picture: null },
    operator: { name: plan.operator.name, fictional: true },
    units: [{ unitId: adult.id, type: adult.type, quantity: 2 }],
  };
  return { lines: [line], attempt: null };
}
