import type { SummaryPart } from '#features/backoffice/api/public.ts';
import { soldBetween } from '#features/bookings/api/public.ts';
import { refundedBetween } from '#features/payments/api/public.ts';
import { moneyText } from '#server/paper/money-text.ts';

export const salesSummary: SummaryPart = {
  name: 'sales',
  roles: ['admin', 'moderator'],
  async read({ db, config }, { last, present }) {
    const [sold, refunded] = await Promise.all([
      soldBetween(db, config.REGION, last, present),
      refundedBetween(db, config.REGION, last, present),
    ]);
    const words = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;
    return [
      {
        label: 'Vendido la semana pasada',
        value:
          sold
            .map(
              ({ bookings, total, currency }) =>
                `${words(bookings, 'reserva', 'reservas')} por ${moneyText(total, currency)}`,
            )
            .join(' · ') || 'Nada',
      },
      {
        label: 'Devuelto la semana pasada',
        value:
          refunded
            .map(
              ({ refunds, total, currency }) =>
                `${words(refunds, 'devolución', 'devoluciones')} por ${moneyText(total, currency)}`,
            )
            .join(' · ') || 'Nada',
      },
    ];
  },
};
