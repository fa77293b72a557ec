import { isKept, type Kept, keep, keepPictures, letGo, readKept } from '#web/offline/kept.ts';
import { useSession } from '#web/session/session.ts';
import { ORDER_PIN_HEADER, ORDER_SECRET_HEADER } from '../contract/headers.ts';
import type { Order } from '../contract/order.ts';
import type { VoucherView } from '../contract/voucher-view.ts';
import { forgetOrder } from './order-keys.ts';

interface KeptVoucher {
  voucher: VoucherView | null;
  phone: string | null;
  picture: string | null;
  /** Things that the traveller must bring. Null or absent if the plan was not loaded yet. */
  bring?: readonly string[] | null;
}

/** The secret, PIN or account that opened the order encrypts the offline copy. */
export function sealOf(headers: Record<string, string>): string | null {
  const given = headers[ORDER_SECRET_HEADER] ?? headers[ORDER_PIN_HEADER];
  const person = useSession.getState().person;
  return given ?? (person ? `cuenta/${person.id}` : null);
}

export async function keepOrderHere(order: Order, headers: Record<string, string>): Promise<boolean> {
  const seal = sealOf(headers);
  if (!seal || (order.state !== 'confirmed' && order.state !== 'cancelled')) return false;
  const names = [order.id, ...order.bookings.map(({ reference }) => `reserva/${reference}`)];
  return keep({ name: `reserva/${order.reference}`, group: order.id, names, value: order }, seal);
}

export async function readOrderHere(name: string, headers: Record<string, string>): Promise<Kept<Order> | null> {
  const seal = sealOf(headers);
  if (!seal) return null;
  return (await readKept<Order>(`reserva/${name}`, seal)) ?? readKept<Order>(name, seal);
}

export const isOrderHere = async (name: string): Promise<boolean> => (await isKept(`reserva/${name}`)) || isKept(name);

/** A part that is null does not replace a stored part. */
export async function keepVoucherHere(
  order: Pick<Order, 'id'>,
  reference: string,
  voucher: KeptVoucher,
  headers: Record<string, string>,
): Promise<boolean> {
  const seal = sealOf(headers);
  if (!seal) return false;
  if (voucher.picture) await keepPictures([voucher.picture]);
  const known = Object.entries(voucher).filter(([, part]) => part !== null);
  const value = { ...voucher, ...(await readVoucherHere(reference, headers)), ...Object.fromEntries(known) };
  return keep({ name: `comprobante/${reference}`, group: order.id, value }, seal);
}

export async function readVoucherHere(reference: string, headers: Record<string, string>): Promise<KeptVoucher | null> {
  const seal = sealOf(headers);
  return seal ? ((await readKept<KeptVoucher>(`comprobante/${reference}`, seal))?.value ?? null) : null;
}

export async function forgetHere(order: Pick<Order, 'id' | 'reference'>): Promise<void> {
  forgetOrder(order);
  await letGo(order.id);
}
