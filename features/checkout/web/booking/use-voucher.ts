import { useQuery } from '@tanstack/react-query';
import type { PlanDetail } from '#features/operators/contract/plan.ts';
import { showPlan } from '#features/operators/contract/plan-routes.ts';
import type { Api } from '#web/http/api.ts';
import { ApiError } from '#web/http/problem.ts';
import { useApi } from '#web/http/use-api.ts';
import { useWorkerHere } from '#web/offline/use-worker-here.ts';
import { showVoucher } from '../../contract/booking-routes.ts';
import type { Order, OrderBooking } from '../../contract/order.ts';
import { showOrder } from '../../contract/routes.ts';
import { keepOrderHere, keepVoucherHere, readVoucherHere } from '../kept-order.ts';
import { keyOf } from '../order-keys.ts';

const HAS_VOUCHER: readonly OrderBooking['state'][] = ['CONFIRMED', 'REDEEMED', 'NO_SHOW'];

interface VoucherWish {
  order: Order;
  booking: OrderBooking;
  orderKey: Record<string, string>;
  offline: boolean;
  picture: string | null;
  phone: string | null;
  bring: readonly string[] | null;
}

export function useVoucher({ order, booking, orderKey, offline, picture, phone, bring }: VoucherWish) {
  const api = useApi();
  const { reference, state, items } = booking;
  const places = items.filter((item) => item.state !== 'cancelled').length;
  const has = HAS_VOUCHER.includes(state);
  const waits = state === 'PENDING';
  const asked = useQuery({
    queryKey: ['voucher', reference, state, places],
    enabled: has && !offline,
    queryFn: ({ signal }) => api.call(showVoucher, { params: { reference }, headers: orderKey, signal, quiet: true }),
  });
  const here = useQuery({
    queryKey: ['kept-voucher', reference, orderKey],
    enabled: (has || waits) && (offline || asked.isError),
    networkMode: 'always',
    queryFn: () => readVoucherHere(reference, orderKey),
  });
  const { data: isKept } = useQuery({
    queryKey: ['keep-voucher', reference, asked.data, waits, phone, picture, bring],
    enabled: asked.data !== undefined || (waits && !offline && phone !== null),
    networkMode: 'always',
    queryFn: () => keepVoucherHere(order, reference, { voucher: asked.data ?? null, phone, picture, bring }, orderKey),
  });
  const copy = offline || asked.isError ? here.data : null;
  return {
    voucher: has ? (asked.data ?? copy?.voucher ?? null) : null,
    has,
    phone: phone ?? copy?.phone ?? null,
    picture: (offline && copy?.picture) || picture,
    bring: bring ?? copy?.bring ?? [],
    isKept: isKept === true || Boolean(copy),
  };
}

export function useKeptVouchers(order: Order, orderKey: Record<string, string>, isHere: boolean): void {
  const api = useApi();
  const references = vouchersOf(order).map(({ reference }) => reference);
  useQuery({
    queryKey: ['keep-vouchers', references, orderKey],
    enabled: isHere && references.length > 0,
    queryFn: ({ signal }) => keepVouchers(api, order, orderKey, signal),
  });
}

export function useBookingsHere(orders: readonly string[]): boolean {
  const api = useApi();
  const isHere = useWorkerHere();
  const { data } = useQuery({
    queryKey: ['bookings here', orders],
    enabled: isHere && orders.length > 0,
    queryFn: async ({ signal }) => {
      const kept = await Promise.all(orders.map((reference) => keepWhole(api, reference, signal)));
      return kept.every(Boolean);
    },
  });
  return data === true;
}

async function keepWhole(api: Api, reference: string, signal: AbortSignal): Promise<boolean> {
  const headers = keyOf(reference);
  try {
    const order = await api.call(showOrder, { params: { id: reference }, headers, signal, quiet: true });
    return (await keepOrderHere(order, headers)) && (await keepVouchers(api, order, headers, signal));
  } catch (error) {
    if (error instanceof ApiError) return false;
    throw error;
  }
}

const vouchersOf = ({ bookings }: Order) => bookings.filter(({ state }) => HAS_VOUCHER.includes(state));

async function keepVouchers(
  api: Api,
  order: Order,
  orderKey: Record<string, string>,
  signal: AbortSignal,
): Promise<boolean> {
  for (const { reference, planId, madeToOrder } of vouchersOf(order)) {
    const kept = await readVoucherHere(reference, orderKey);
    if (kept?.voucher && (kept.bring || madeToOrder)) continue;
    const voucher = await api.call(showVoucher, { params: { reference }, headers: orderKey, signal, quiet: true });
    const plan = madeToOrder ? null : await planOf(api, planId, signal);
    const { bring = null, operator } = plan ?? {};
    await keepVoucherHere(
      order,
      reference,
      { voucher, phone: operator?.phone ?? null, picture: null, bring },
      orderKey,
    );
  }
  return true;
}

/** The voucher is kept without the plan's facts if the plan is no longer public. */
async function planOf(api: Api, planId: string, signal: AbortSignal): Promise<PlanDetail | null> {
  try {
    return await api.call(showPlan, { params: { idOrSlug: planId }, signal, quiet: true });
  } catch (error) {
    if (error instanceof ApiError) return null;
    throw error;
  }
}
