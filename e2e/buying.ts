import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect } from '@playwright/test';
import type { BookingSnapshot } from '../features/bookings/contract/booking.ts';
import type { Order } from '../features/checkout/contract/order.ts';
import { refreshTransaction, startTransaction } from '../features/checkout/contract/payment-routes.ts';
import { placeOrder, saveOrderDetails } from '../features/checkout/contract/routes.ts';
import type { DayDepartures, PlanDetail } from '../features/operators/contract/plan.ts';
import { showDayDepartures, showPlan } from '../features/operators/contract/plan-routes.ts';
import { pathOf } from '../features/route.ts';
import { payWithCard } from '../tests/cards.ts';

const APP = { authorization: 'Bearer vereda-demo' };

export interface Bought {
  order: Order;
  page: string;
  departureId: string;
  operatorId: string;
}

interface Wanted {
  plan: string;
  date: string;
  name: string;
  adults?: number;
}

/**
 * Returns the first day with a departure that is at least `ahead` days away.
 * @param weekdays 1 is Monday, 7 is Sunday; all days if absent
 */
export async function dayOf(request: APIRequestContext, slug: string, ahead: number, weekdays?: readonly number[]) {
  const plan: PlanDetail = await (
    await request.get(pathOf(showPlan, { params: { idOrSlug: slug } }), { headers: APP })
  ).json();
  for (let day = ahead; day < ahead + 30; day += 1) {
    const date = new Date(Date.now() + day * 86_400_000).toISOString().slice(0, 10);
    const weekday = ((new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7) + 1;
    if (weekdays && !weekdays.includes(weekday)) continue;
    const answer = await request.get(pathOf(showDayDepartures, { params: { planId: plan.id }, query: { date } }));
    const { items }: DayDepartures = await answer.json();
    if (items.some(({ status }) => status === 'AVAILABLE')) return date;
  }
  throw new Error(`${slug} does not go.`);
}

export async function buy(request: APIRequestContext, { plan: slug, date, name, adults = 2 }: Wanted): Promise<Bought> {
  const plan: PlanDetail = await (
    await request.get(pathOf(showPlan, { params: { idOrSlug: slug } }), { headers: APP })
  ).json();
  const day: DayDepartures = await (
    await request.get(pathOf(showDayDepartures, { params: { planId: plan.id }, query: { date } }))
  ).json();
  const departure = day.items.find(({ status }) => status === 'AVAILABLE')!;
  const { units } = plan.options.find(({ id }) => id === departure.optionId)!;
  const adult = units.find(({ type }) => type === 'ADULT')!;
  const line = {
    uuid: randomUUID(),
    departureId: departure.id,
    units: [{ unitId: adult.id, quantity: adults }],
  };
  const placed = await request.post(pathOf(placeOrder), { data: { uuid: randomUUID(), lines: [line] } });
  expect(placed.status(), await placed.text()).toBe(201);
  const { order, secret }: { order: Order; secret: string } = await placed.json();
  const headers = { 'vereda-order-secret': secret };
  const [booking] = order.bookings;
  const email = `${name.toLowerCase().replaceAll(/[^a-z]/g, '')}@ejemplo.pe`;
  const saved = await request.put(pathOf(saveOrderDetails, { params: { id: order.id } }), {
    headers,
    data: {
      contact: { name, email, phone: '+51 944 000 000' },
      lines: [
        {
          bookingId: booking!.id,
          travellers: booking!.items.map(({ id }) => ({ itemId: id, name })),
          answers: answersTo(booking!.snapshot, booking!.items),
          pickup: 'Hostal Colonial',
        },
      ],
    },
  });
  expect(saved.status(), await saved.text()).toBe(200);
  const begun = await request.post(pathOf(startTransaction), {
    headers: { ...APP, ...headers },
    data: { orderId: order.id, key: randomUUID(), instalment: 1, mode: 'page', payer: { name, email }, accepted: [] },
  });
  expect(begun.status(), await begun.text()).toBe(201);
  const { payment } = await begun.json();
  await payWithCard(payment.action.url);
  await request.post(pathOf(refreshTransaction, { params: { id: payment.id } }), { headers: { ...APP, ...headers } });
  return {
    order,
    page: `/reservas/${order.reference}#${secret}`,
    departureId: departure.id,
    operatorId: booking!.operatorId,
  };
}

function answersTo({ questions = [] }: BookingSnapshot, items: readonly { id: string }[]): Record<string, string> {
  return Object.fromEntries(
    questions.flatMap(({ id, perPerson, choices }) =>
      (perPerson ? items.map((item) => `${id}/${item.id}`) : [id]).map((key) => [key, choices[0] ?? 'Sí']),
    ),
  );
}
