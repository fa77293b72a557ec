import { saveFile } from '#web/http/save-file.ts';
import { useApi } from '#web/http/use-api.ts';
import { downloadCalendar, downloadVoucher } from '../../contract/booking-routes.ts';
import type { Order } from '../../contract/order.ts';
import { downloadReceipt } from '../../contract/routes.ts';

export function useDownload(key: Record<string, string>) {
  const api = useApi();
  const headers = fileHeaders(key);
  return async (kind: 'pdf' | 'calendar', reference: string) => {
    const isPdf = kind === 'pdf';
    const input = { params: { reference }, headers };
    const answer = await (isPdf ? api.fetch(downloadVoucher, input) : api.fetch(downloadCalendar, input));
    saveFile(await answer.blob(), `${reference}.${isPdf ? 'pdf' : 'ics'}`);
  };
}

export function useReceipt({ id, reference }: Pick<Order, 'id' | 'reference'>, key: Record<string, string>) {
  const api = useApi();
  return async (payment: string) => {
    const answer = await api.fetch(downloadReceipt, { params: { id, payment }, headers: fileHeaders(key) });
    saveFile(await answer.blob(), `recibo-${reference}.pdf`);
  };
}

const fileHeaders = (key: Record<string, string>): Record<string, string> => ({ accept: '*/*', ...key });
