import { useQuery } from '@tanstack/react-query';
import type { PlanDetail } from '#features/operators/contract/plan.ts';
import { operatorRoutes } from '#features/operators/contract/routes.ts';
import { useApi } from '#web/http/use-api.ts';
import { storage } from '#web/storage.ts';
import type { OrderBooking } from '../../contract/order.ts';
import { voucherRoutes } from '../../contract/routes.ts';
import type { VoucherView } from '../../contract/voucher-view.ts';

/** States in which there is something to come in with. */
const HAS_VOUCHER: readonly OrderBooking['state'][] = ['CONFIRMED', 'REDEEMED', 'NO_SHOW'];

const ofBooking = (route: keyof typeof voucherRoutes, reference: string) =>
  voucherRoutes[route].replace(':reference', encodeURIComponent(reference));

/** The code of a booking; a copy stays on this device and is shown where no network is. */
export function useVoucher(booking: OrderBooking, key: Record<string, string>, offline: boolean) {
  const api = useApi();
  const copy = `comprobante/${booking.reference}`;
  const places = booking.items.filter(({ state }) => state !== 'cancelled').length;
  const has = HAS_VOUCHER.includes(booking.state);
  const asked = useQuery({
    queryKey: ['voucher', booking.reference, booking.state, places],
    enabled: has && !offline,
    queryFn: async ({ signal }) => {
      const url = ofBooking('voucher', booking.reference);
      const voucher = await api.get<VoucherView>(url, { headers: key, signal, quiet: true });
      storage.write(copy, voucher);
      return voucher;
    },
  });
  const voucher = has ? (asked.data ?? (offline || asked.isError ? storage.read<VoucherView>(copy) : null)) : null;
  return { voucher, has };
}

/** How to reach who runs it; null while nobody knows. */
export function useOperatorPhone(booking: OrderBooking): string | null {
  const api = useApi();
  const copy = `telefono/${booking.operatorId}`;
  const { data } = useQuery({
    queryKey: ['plan', booking.planId],
    queryFn: ({ signal }) =>
      api.get<PlanDetail>(operatorRoutes.plan.replace(':idOrSlug', booking.planId), { signal, quiet: true }),
  });
  if (data?.operator.phone) storage.write(copy, data.operator.phone);
  return data ? data.operator.phone : storage.read<string>(copy);
}

/** Hands the browser a file of a booking. */
export function useDownload(key: Record<string, string>) {
  const api = useApi();
  return async (kind: 'pdf' | 'calendar', reference: string) => {
    const answer = await api.send(
      ofBooking(kind, reference),
      { method: 'GET' },
      { headers: { accept: '*/*', ...key } },
    );
    const link = document.createElement('a');
    link.href = URL.createObjectURL(await answer.blob());
    link.download = `${reference}.${kind === 'pdf' ? 'pdf' : 'ics'}`;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
  };
}
