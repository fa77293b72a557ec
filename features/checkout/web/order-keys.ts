import { storage } from '#web/storage.ts';
import type { Order } from '../contract/order.ts';
import { ORDER_PIN_HEADER, ORDER_SECRET_HEADER } from '../contract/routes.ts';

/** What this browser keeps of an order: never in an address, so that it goes through nobody else. */
interface KeptOrder {
  id: string;
  reference: string;
  secret: string;
  /** Number of the try that is under way, by instalment: sent again it is the same try. */
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

/** This browser opens it no more by itself. */
export function forgetOrder({ id, reference }: Pick<Order, 'id' | 'reference'>): void {
  storage.write(
    KEY,
    all().filter((order) => order.id !== id),
  );
  try {
    for (const name of [id, reference]) sessionStorage.removeItem(pinKey(name));
  } catch {
    // Storage refused: there is nothing to forget.
  }
}

/** References of the orders that this browser can open, the newest first. */
export const keptOrders = (): { id: string; reference: string }[] =>
  all().map(({ id, reference }) => ({ id, reference }));

const pinKey = (name: string) => `pin/${name}`;

/** A PIN that opened an order is kept while this tab is open: who pays the balance comes back from the provider's page. */
export function keepPin({ id, reference }: Pick<Order, 'id' | 'reference'>, pin: string): void {
  try {
    for (const name of [id, reference]) sessionStorage.setItem(pinKey(name), pin);
  } catch {
    // Storage refused: the PIN is asked again.
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

/** Number of the try to pay an instalment: the one under way, or a new one. */
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

/** The try is over: the next one has a number of its own. */
export function endTry(orderId: string, instalment: number): void {
  const order = find(orderId);
  if (!order) return;
  const { [instalment]: _over, ...tries } = order.tries;
  storage.write(KEY, [{ ...order, tries }, ...all().filter(({ id }) => id !== order.id)]);
}
