import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { AccountCard, AccountFrame, AccountList } from '#features/accounts/web/public.ts';
import { spacedReference, whenWords } from '#features/bookings/contract/booking-words.ts';
import { useApi } from '#web/http/use-api.ts';
import { paths } from '#web/paths/site.ts';
import { travellerPaths } from '#web/paths/traveller.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { DemoBadge } from '#web/ui/demo-badge.tsx';
import type { AccountOrder } from '../contract/account-orders.ts';
import { listAccountOrders } from '../contract/routes.ts';
import { MoneyBack } from './money-back.tsx';
import { OrderAmount } from './order-amount.tsx';

export const head = () => ({ title: 'Tus reservas', noIndex: true });

export function Component() {
  const { t } = useLingui();
  return (
    <AccountFrame
      title={t`Reservas`}
      lead={
        <Trans>Lo que reservaste con tu cuenta o con su correo. Lo demás se abre con su referencia y su PIN.</Trans>
      }
    >
      {() => <AccountOrders />}
    </AccountFrame>
  );
}

function AccountOrders() {
  const { t } = useLingui();
  const api = useApi();
  const orders = useQuery({
    queryKey: ['own orders'],
    queryFn: ({ signal }) => api.call(listAccountOrders, { query: { limit: 100 }, signal, quiet: true }),
  });
  return (
    <AccountList
      query={orders}
      empty={{
        title: t`Todavía no hay reservas`,
        words: <Trans>Lo que reserves con tu cuenta abierta estará aquí, con su comprobante.</Trans>,
        action: (
          <>
            <ButtonLink to={paths.plans()}>
              <Trans>Ver los planes</Trans>
            </ButtonLink>
            <ButtonLink kind="quiet" to={paths.findBooking()}>
              <Trans>Tengo una referencia</Trans>
            </ButtonLink>
          </>
        ),
      }}
      card={(order) => <OrderCard order={order} />}
    />
  );
}

function OrderCard({ order }: { order: AccountOrder }) {
  const { t } = useLingui();
  const states: Record<AccountOrder['state'], string> = {
    held: t`Sin pagar`,
    confirmed: order.paid < order.total ? t`Confirmada` : t`Pagada`,
    lapsed: t`Venció`,
    released: t`Soltada`,
    cancelled: t`Cancelada`,
  };
  const [first] = order.bookings;
  const isOver = order.state !== 'held' && order.state !== 'confirmed';
  const to = order.state === 'held' ? travellerPaths.pay(order.id) : travellerPaths.booking(order.reference);
  return (
    <AccountCard
      to={to}
      isOver={isOver}
      day={first?.localDate ?? null}
      end={
        <>
          <OrderAmount order={order} />
          <small>
            {states[order.state]}
            {order.owes && ` · ${t`falta el saldo`}`}
          </small>
          <MoneyBack order={order} />
        </>
      }
    >
      {order.bookings.map((booking) => (
        <span key={booking.reference}>
          <b>{booking.title}</b>
          <small className="num">
            {whenWords(booking)} ·{' '}
            <span>
              {booking.operatorName} {booking.fictional && <DemoBadge />}
            </span>
          </small>
        </span>
      ))}
      <small className="num">{spacedReference(order.reference)}</small>
    </AccountCard>
  );
}
