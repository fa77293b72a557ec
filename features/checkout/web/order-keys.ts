import { storage } from '#web/storage.ts';
import { ORDER_PIN_HEADER, ORDER_SECRET_HEADER } from '../contract/headers.ts';
import type { Order } from '../contract/order.ts';

interface KeptOrder {
  id: string;
  reference: string;
  secret: string;
  /** The idempotency keys of the current payments. The keys of the record are instalment numbers. */
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

export function forgetOrder({ id, reference }: Pick<Order, 'id' | 'reference'>): void {
  storage.write(
    KEY,
    all().filter((order) => order.id !== id),
  );
  try {
    for (const name of [id, reference]) sessionStorage.removeItem(pinKey(name));
  } catch {}
}

export const keptOrders = (): { id: string; reference: string }[] =>
  all().map(({ id, reference }) => ({ id, reference }));

const pinKey = (name: string) => `pin/${name}`;

export function keepPin({ id, reference }: Pick<Order, 'id' | 'reference'>, pin: string): void {
  try {
    for (const name of [id, reference]) sessionStorage.setItem(pinKey(name), pin);
  } catch {
    // If the browser refuses storage, the page asks for the PIN again.
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
 * @param name the order's id or reference
 * @returns an empty object if the browser has no key of the order
 */
export function keyOf(name: string): Record<string, string> {
  const secret = find(name)?.secret;
  if (secret) return { [ORDER_SECRET_HEADER]: secret };
  const pin = keptPin(name);
  return pin ? { [ORDER_PIN_HEADER]: pin } : {};
}

export const secretOf = (name: string): string | null => find(name)?.secret ?? null;

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

/** Must be called when a payment ends, so that the next payment gets a new key. */
export function endTry(orderId: string, instalment: number): void {
  const order = find(orderId);
  if (!order) return;
  const { [instalment]: _over, ...tries } = order.tries;
  storage.write(KEY, [{ ...order, tries }, ...all().filter(({ id }) => id !== order.id)]);
}
