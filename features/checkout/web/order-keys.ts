import { storage } from '#web/storage.ts';
import { ORDER_PIN_HEADER, ORDER_SECRET_HEADER } from '../contract/headers.ts';
import type { Order } from '../contract/order.ts';

/** An order and its secret, stored in this browser, so that no URL needs to contain the secret. */
interface KeptOrder {
  id: string;
  reference: string;
  secret: string;
  /** Idempotency keys of the current payment attempts, by instalment number. */
  tries: Record<string, string>;
}

const KEY = 'reservas';
const MOST = 40;

const all = () => storage.read<KeptOrder[]>(KEY) ?? [];

const find = (name: string) => all().find(({ id, reference }) => id === name || reference === name);

export function keepOrder({ id, reference }: Pick<Order, 'id' | 'reference'>, secret: string): void {
  const tries = find(id)?.tries ?? {};
  const others = all().filter((order) => order.id !== id);
  storage.write(KEY, [{ id, reference, secret, tries }, ...others].slice(0, MOST));
}

/** Removes the order's secret and PIN. This browser can then no longer open the order. */
export function forgetOrder({ id, reference }: Pick<Order, 'id' | 'reference'>): void {
  storage.write(
    KEY,
    all().filter((order) => order.id !== id),
  );
  try {
    for (const name of [id, reference]) sessionStorage.removeItem(pinKey(name));
  } catch {
    // Without storage, no PIN is stored.
  }
}

/** Orders that this browser can open, newest first. */
export const keptOrders = (): { id: string; reference: string }[] =>
  all().map(({ id, reference }) => ({ id, reference }));

const pinKey = (name: string) => `pin/${name}`;

/** Stores the PIN of an order in this tab, so that a buyer who returns from the provider's page need not type it again. */
export function keepPin({ id, reference }: Pick<Order, 'id' | 'reference'>, pin: string): void {
  try {
    for (const name of [id, reference]) sessionStorage.setItem(pinKey(name), pin);
  } catch {
    // Without storage, the page asks for the PIN again.
  }
}

function keptPin(name: string): string | null {
  try {
    return sessionStorage.getItem(pinKey(name));
  } catch {
    return null;
  }
}

/**
 * The headers with this browser's key of an order; empty without a key.
 * @param name the order's id or reference.
 */
export function keyOf(name: string): Record<string, string> {
  const secret = find(name)?.secret;
  if (secret) return { [ORDER_SECRET_HEADER]: secret };
  const pin = keptPin(name);
  return pin ? { [ORDER_PIN_HEADER]: pin } : {};
}

export const secretOf = (name: string): string | null => find(name)?.secret ?? null;

/** Idempotency key of the current attempt to pay an instalment. Makes a new key if there is no current attempt. */
export function tryOf(orderId: string, instalment: number): string {
  const order = find(orderId);
  const known = order?.tries[instalment];
  if (known) return known;
  const begun = crypto.randomUUID();
  if (order) {
    const tries = { ...order.tries, [instalment]: begun };
    storage.write(KEY, [{ ...order, tries }, ...all().filter(({ id }) => id !== order.id)]);
  }
  return begun;
}

/** Forgets the key of an attempt. The next attempt gets a new key. */
export function endTry(orderId: string, instalment: number): void {
  const order = find(orderId);
  if (!order) return;
  const { [instalment]: _over, ...tries } = order.tries;
  storage.write(KEY, [{ ...order, tries }, ...all().filter(({ id }) => id !== order.id)]);
}
