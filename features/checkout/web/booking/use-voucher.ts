import { useQuery } from '@tanstack/react-query';
import type { Api } from '#web/http/api.ts';
import { useApi } from '#web/http/use-api.ts';
import type { Order, OrderBooking } from '../../contract/order.ts';
import { orderRoutes, voucherRoutes } from '../../contract/routes.ts';
import type { VoucherView } from '../../contract/voucher-view.ts';
import { keepVoucherHere, readVoucherHere } from '../kept-order.ts';

/** States in which there is something to come in with. */
const HAS_VOUCHER: readonly OrderBooking['state'][] = ['CONFIRMED', 'REDEEMED', 'NO_SHOW'];

const ofBooking = (route: keyof typeof voucherRoutes, reference: string) =>
  voucherRoutes[route].replace(':reference', encodeURIComponent(reference));

interface VoucherWish {
  order: Order;
  booking: OrderBooking;
  orderKey: Record<string, string>;
  offline: boolean;
  /** Address of the picture on it. */
  picture: string | null;
  /** How to reach who runs it; null while nobody knows. */
  phone: string | null;
}

/** The code of a booking; a copy with all that the voucher shows stays on this device, and is what is shown where no network is. */
export function useVoucher({ order, booking, orderKey, offline, picture, phone }: VoucherWish) {
  const api = useApi();
  const { reference, state, items } = booking;
  const places = items.filter((item) => item.state !== 'cancelled').length;
  const has = HAS_VOUCHER.includes(state);
  const asked = useQuery({
    queryKey: ['voucher', reference, state, places],
    enabled: has && !offline,
    queryFn: ({ signal }) =>
      api.get<VoucherView>(ofBooking('voucher', reference), { headers: orderKey, signal, quiet: true }),
  });
  const here = useQuery({
    queryKey: ['kept-voucher', reference, orderKey],
    enabled: has && (offline || asked.isError),
    networkMode: 'always',
    queryFn: () => readVoucherHere(reference, orderKey),
  });
  const { data: isKept } = useQuery({
    queryKey: ['keep-voucher', reference, asked.data, phone, picture],
    enabled: asked.data !== undefined,
    networkMode: 'always',
    queryFn: () => keepVoucherHere(order, reference, { voucher: asked.data!, phone, picture }, orderKey),
  });
  const copy = offline || asked.isError ? here.data : null;
  return {
    voucher: has ? (asked.data ?? copy?.voucher ?? null) : null,
    has,
    phone: phone ?? copy?.phone ?? null,
    picture: (offline && copy?.picture) || picture,
    isKept: isKept === true || Boolean(copy),
  };
}

/** Keeps what one comes in with before anybody opened it here. */
export function useKeptVouchers(order: Order, orderKey: Record<string, string>, isHere: boolean): void {
  const api = useApi();
  const references = order.bookings
    .filter(({ state }) => HAS_VOUCHER.includes(state))
    .map(({ reference }) => reference);
  useQuery({
    queryKey: ['keep-vouchers', references, orderKey],
    enabled: isHere && references.length > 0,
    queryFn: async ({ signal }) => {
      for (const reference of references) {
        if (await readVoucherHere(reference, orderKey)) continue;
        const url = ofBooking('voucher', reference);
        const voucher = await api.get<VoucherView>(url, { headers: orderKey, signal, quiet: true });
        await keepVoucherHere(order, reference, { voucher, phone: null, picture: null }, orderKey);
      }
      return true;
    },
  });
}

/** Hands the browser a file of a booking. */
export function useDownload(key: Record<string, string>) {
  const api = useApi();
  return (kind: 'pdf' | 'calendar', reference: string) =>
    download(api, ofBooking(kind, reference), key, `${reference}.${kind === 'pdf' ? 'pdf' : 'ics'}`);
}

/** Hands the browser the receipt of one payment. */
export function useReceipt({ id, reference }: Pick<Order, 'id' | 'reference'>, key: Record<string, string>) {
  const api = useApi();
  return (payment: string) => {
    const url = orderRoutes.receipt.replace(':id', id).replace(':payment', payment);
    return download(api, url, key, `recibo-${reference}.pdf`);
  };
}

async function download(api: Api, url: string, key: Record<string, string>, name: string): Promise<void> {
  const answer = await api.send(url, { method: 'GET' }, { headers: { accept: '*/*', ...key } });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(await answer.blob());
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
