import { storage } from '#web/storage.ts';
import type { Order } from '../contract/order.ts';
import { ORDER_PIN_HEADER, ORDER_SECRET_HEADER } from '../contract/routes.ts';

/** An order's key in this browser. It is stored and not put into a URL, so that it reaches no other party. */
interface KeptOrder {
  id: string;
  reference: string;
  secret: string;
  /** Number of the current payment attempt, by instalment; the same number is the same attempt. */
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

/** Removes the order's key, so that this browser no longer opens the order. */
export function forgetOrder({ id, reference }: Pick<Order, 'id' | 'reference'>): void {
  storage.write(
    KEY,
    all().filter((order) => order.id !== id),
  );
  try {
    for (const name of [id, reference]) sessionStorage.removeItem(pinKey(name));
  } catch {
    // Storage is not available, so there is nothing to remove.
  }
}

/** Orders that this browser can open, newest first. */
export const keptOrders = (): { id: string; reference: string }[] =>
  all().map(({ id, reference }) => ({ id, reference }));

const pinKey = (name: string) => `pin/${name}`;

/** Stores a PIN that opened an order while this tab is open, because the payer of a balance returns from the provider's page. */
export function keepPin({ id, reference }: Pick<Order, 'id' | 'reference'>, pin: string): void {
  try {
    for (const name of [id, reference]) sessionStorage.setItem(pinKey(name), pin);
  } catch {
    // Storage is not available; the PIN is asked for again.
  }
}

function keptPin(name: string): string | null {
  try {
    return sessionStorage.getItem(pinKey(name));
  } catch {
    return null;
  }
}

/** @param name the order's id or reference. */
export function keyOf(name: string): Record<string, string> {
  const secret = find(name)?.secret;
  if (secret) return { [ORDER_SECRET_HEADER]: secret };
  const pin = keptPin(name);
  return pin ? { [ORDER_PIN_HEADER]: pin } : {};
}

export const secretOf = (name: string): string | null => find(name)?.secret ?? null;

/** Number of the attempt to pay an instalment: the current one, or a new one. */
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

/** Ends an attempt; the next one gets a new number. */
export function endTry(orderId: string, instalment: number): void {
  const order = find(orderId);
  if (!order) return;
  const { [instalment]: _over, ...tries } = order.tries;
  storage.write(KEY, [{ ...order, tries }, ...all().filter(({ id }) => id !== order.id)]);
}
