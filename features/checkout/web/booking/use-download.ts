import type { Api } from '#web/http/api.ts';
import { saveFile } from '#web/http/save-file.ts';
import { useApi } from '#web/http/use-api.ts';
import type { Order } from '../../contract/order.ts';
import { orderRoutes } from '../../contract/routes.ts';
import { ofBooking } from './use-voucher.ts';

/** Downloads a file of a booking. */
export function useDownload(key: Record<string, string>) {
  const api = useApi();
  return (kind: 'pdf' | 'calendar', reference: string) =>
    download(api, ofBooking(kind, reference), key, `${reference}.${kind === 'pdf' ? 'pdf' : 'ics'}`);
}

/** Downloads the receipt of one payment. */
export function useReceipt({ id, reference }: Pick<Order, 'id' | 'reference'>, key: Record<string, string>) {
  const api = useApi();
  return (payment: string) => {
    const url = orderRoutes.receipt.replace(':id', id).replace(':payment', payment);
    return download(api, url, key, `recibo-${reference}.pdf`);
  };
}

async function download(api: Api, url: string, key: Record<string, string>, name: string): Promise<void> {
  const answer = await api.send(url, { method: 'GET' }, { headers: { accept: '*/*', ...key } });
  saveFile(await answer.blob(), name);
}
