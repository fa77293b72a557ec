import { setTimeout as sleep } from 'node:timers/promises';
import { placeOrder } from '#features/checkout/contract/routes.ts';
import { pathOf } from '#features/route.ts';
import { callJson } from '#server/cards/json-call.ts';
import { CARDS } from '#tests/cards.ts';
import { type Confirmed, cancelPatiently, ownNetwork, type Visit, visit } from '../buyer.ts';
import type { Site, Stage } from '../stage.ts';
import { checkBooks, type Faults } from '../verdict.ts';

export interface Traffic {
  stop(): Promise<void>;
  hush<T>(awaited: Promise<T>): Promise<T>;
  visits: Visit[];
  cancelled: Set<string>;
}

const PATIENCE = 120_000;
const CARDS_USED = [CARDS.approved, CARDS.approved, CARDS.noisyWebhooks, CARDS.noWebhook];

export async function beginTraffic(stage: Stage, connections: number): Promise<Traffic> {
  const departures = await Promise.all(
    Array.from({ length: 4 }, () => stage.selling.departure({ capacity: 1_000_000 })),
  );
  const anySite = () => stage.sites[Math.floor(Math.random() * stage.sites.length)]!.url;
  const traffic = { visits: [] as Visit[], cancelled: new Set<string>() };
  let going = true;
  let turn = 0;
  let quiet: Promise<unknown> = Promise.resolve();
  const connection = async () => {
    while (going) {
      await quiet;
      const number = turn++;
      const seen = await visit({
        site: anySite,
        departureIds: number % 5 === 0 ? [departures[0]!, departures[1]!] : [departures[number % 4]!],
        unitId: stage.selling.adult,
        places: 1 + (number % 3),
        patientUntil: Date.now() + PATIENCE,
        card: CARDS_USED[number % CARDS_USED.length],
      });
      traffic.visits.push(seen);
      if (seen.end === 'confirmed' && number % 4 === 0) {
        await cancelPatiently(anySite, seen, Date.now() + PATIENCE).then(
          () => traffic.cancelled.add(seen.orderId),
          ({ message }: Error) =>
            traffic.visits.push({ end: 'failed', places: seen.places, status: 0, at: 'cancellation', body: message }),
        );
      }
    }
  };
  const running = Promise.all(Array.from({ length: connections }, connection));
  return {
    ...traffic,
    hush(awaited) {
      quiet = awaited.catch(() => undefined);
      return awaited;
    },
    async stop() {
      going = false;
      await running;
    },
  };
}

export async function abandonHolds(stage: Stage, count: number, seconds: number): Promise<void> {
  const departure = await stage.selling.departure({ capacity: 2 * count });
  const line = () => ({
    uuid: crypto.randomUUID(),
    departureId: departure,
    units: [{ unitId: stage.selling.adult, quantity: 1 }],
  });
  for (let index = 0; index < count; index += 1) {
    const body = JSON.stringify({ uuid: crypto.randomUUID(), lines: [line()] });
    const url = stage.sites[index % stage.sites.length]!.url + pathOf(placeOrder);
    const headers = { 'x-forwarded-for': ownNetwork() };
    const placed = await callJson({ method: 'POST', url, headers, body, patience: 20_000 }).catch(() => undefined);
    if (placed?.status !== 201) continue;
    const { order } = JSON.parse(placed.body);
    const until = new Date(Date.now() + seconds * 1000);
    await stage.pool.query('update customer_order set hold_until = $2 where id = $1', [order.id, until]);
    await stage.pool.query('update booking set hold_until = $2 where order_id = $1', [order.id, until]);
  }
}

export async function judge(
  stage: Stage,
  { visits, cancelled }: Pick<Traffic, 'visits' | 'cancelled'>,
): Promise<Faults> {
  await untilQuiet(stage);
  const faults: Faults = visits
    .filter((one) => one.end !== 'confirmed')
    .map((one) => `a buyer was left with ${JSON.stringify(one).slice(0, 300)}`);
  const confirmed = visits.filter((one): one is Confirmed => one.end === 'confirmed');
  const { rows } = await stage.pool.query(
    `select o.id, o.state, (select count(*)::int from payment p where p.order_id = o.id and p.captured > 0) as charges,
       (select count(*)::int from booking b where b.order_id = o.id and b.state = 'CONFIRMED') as bookings
     from customer_order o where o.id = any($1)`,
    [confirmed.map(({ orderId }) => orderId)],
  );
  const found = new Map(rows.map((row) => [row.id, row]));
  for (const { orderId, bookings } of confirmed) {
    const order = found.get(orderId);
    const wanted = cancelled.has(orderId) ? ['cancelled', 0] : ['confirmed', bookings.length];
    if (!order) faults.push(`order ${orderId}, told as confirmed, is lost`);
    else if (order.state !== wanted[0] || order.bookings !== wanted[1])
      faults.push(
        `order ${orderId} is ${order.state} with ${order.bookings} bookings instead of ${wanted.join(' with ')}`,
      );
    if (order && order.charges !== 1) faults.push(`order ${orderId} was charged ${order.charges} times`);
  }
  return [...faults, ...(await checkBooks(stage))];
}

export async function untilQuiet({ pool }: Stage, patience = 150_000): Promise<void> {
  const deadline = Date.now() + patience;
  while (Date.now() < deadline) {
    // Waiting jobs run at once, because this proof does not test the pauses between attempts.
    await pool
      .query(
        `select from graphile_worker.reschedule_jobs(array(
          select id from graphile_worker.jobs where run_at > now() and attempts < max_attempts and last_error is not null), now())`,
      )
      .catch(() => undefined);
    await pool.query(`update payment set check_at = now() where check_at > now()`).catch(() => undefined);
    const { rows } = await pool
      .query(
        `select (select count(*)::int from refund where state in ('approved', 'failed', 'submitted'))
          + (select count(*)::int from booking where (cancellation->>'pending')::boolean) as open`,
      )
      .catch(() => ({ rows: [{ open: 1 }] }));
    if (rows[0].open === 0) break;
    await sleep(100);
  }
}

export function watchHolds({ pool }: Stage) {
  let [late, watching] = [0, true];
  const watch = (async () => {
    while (watching) {
      const { rows } = await pool
        .query(
          `select count(*)::int as n from customer_order where state = 'held' and hold_until < clock_timestamp() - interval '5 seconds'`,
        )
        .catch(() => ({ rows: [{ n: 0 }] }));
      late = Math.max(late, rows[0].n);
      await sleep(250);
    }
  })();
  return async () => {
    watching = false;
    await watch;
    return late;
  };
}

/**
 * Kills the server without warning, as a power cut would.
 * @returns milliseconds until the server listens again
 */
export async function killAndStart(site: Site): Promise<number> {
  await site.kill();
  const begun = Date.now();
  await site.start();
  return Date.now() - begun;
}

export async function untilHealthy(site: Site, patience = 30_000): Promise<number> {
  const begun = Date.now();
  for (;;) {
    const answer = await callJson({ method: 'GET', url: `${site.url}/healthz`, patience: 5_000 }).catch(
      () => undefined,
    );
    if (answer?.status === 200) return Date.now() - begun;
    if (Date.now() - begun > patience) throw new Error('A site did not get well.');
    await sleep(20);
  }
}

export const median = (all: readonly number[]): number => [...all].sort((a, b) => a - b)[all.length >> 1] ?? 0;
