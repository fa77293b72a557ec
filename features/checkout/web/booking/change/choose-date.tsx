import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { whenWords } from '#features/bookings/contract/booking-words.ts';
import { momentWords } from '#features/operators/web/public.ts';
import { formatMoney } from '#web/format/money.ts';
import { useApi } from '#web/http/use-api.ts';
import { useSubmit } from '#web/http/use-submit.ts';
import { Button } from '#web/ui/button.tsx';
import { answerChange } from '../../../contract/booking-routes.ts';
import type { ChooseBody, OpenChange } from '../../../contract/change.ts';
import type { Order, OrderBooking } from '../../../contract/order.ts';
import styles from '../booking.module.css';
import { paidFor } from '../order-sums.ts';
import own from './change.module.css';
import { DateList } from './date-list.tsx';
import { DatesState } from './dates-state.tsx';
import { TroubleLine } from './trouble-line.tsx';
import { useDates } from './use-dates.ts';

interface ChooseDateProps {
  order: Order;
  booking: OrderBooking;
  change: OpenChange;
  orderKey: Record<string, string>;
  onOrder: (order: Order) => void;
}

export function ChooseDate({ order, booking, change, orderKey, onOrder }: ChooseDateProps) {
  const { t } = useLingui();
  const api = useApi();
  const { snapshot, reference } = booking;
  const [chosen, setChosen] = useState(change.to?.departureId ?? null);
  const [sure, setSure] = useState(false);
  const submission = useSubmit();
  const { isBusy, submit: run } = submission;
  const query = useDates(booking, orderKey, null);
  const until = momentWords(new Date(change.until), snapshot.zone);
  const send = (answer: Omit<ChooseBody, 'changeId'>) =>
    run(async () => {
      const body: ChooseBody = { changeId: change.id, ...answer };
      onOrder(await api.call(answerChange, { params: { reference }, body, headers: orderKey, quiet: true }));
    }).then((done) => done || void query.refetch());
  const paid = paidFor(order, booking.id);
  const hasPaid = paid > 0;
  const back = formatMoney(paid, order.currency);
  const picked = query.data?.items.find(({ departureId }) => departureId === chosen);
  return (
    <section className={own.ask} aria-label={hasPaid ? t`Elige otra fecha o la devolución` : t`Elige otra fecha`}>
      <h3>{hasPaid ? <Trans>Esta salida ya no sale. Tú eliges.</Trans> : <Trans>Esta salida ya no sale.</Trans>}</h3>
      {change.reason && <blockquote>{change.reason}</blockquote>}
      <p>
        {hasPaid ? (
          <Trans>
            Otra fecha al mismo precio, aunque ahora cueste más, o la devolución de todo lo que pagaste. Tienes hasta el{' '}
            <b className="num">{until}</b>; si no eliges, te devolvemos todo.
          </Trans>
        ) : (
          <Trans>
            Puedes elegir otra fecha al mismo precio, aunque ahora cueste más. Tienes hasta el{' '}
            <b className="num">{until}</b>; si no eliges, tu reserva se cancela sola.
          </Trans>
        )}
      </p>
      <DatesState query={query}>
        {(dates) =>
          dates.items.length === 0 ? (
            <p>
              {hasPaid ? (
                <Trans>Ya no queda otra fecha con lugares para todos: te devolvemos todo.</Trans>
              ) : (
                <Trans>Ya no queda otra fecha con lugares para todos.</Trans>
              )}
            </p>
          ) : (
            <DateList
              legend={<Trans>Otra fecha</Trans>}
              dates={dates.items}
              currency={order.currency}
              booked={snapshot.localDate}
              chosen={chosen}
              samePrice
              disabled={isBusy}
              onChoose={setChosen}
            />
          )
        }
      </DatesState>
      <TroubleLine of={submission} />
      {sure ? (
        <div className={styles.acts} role="status">
          <p>
            {hasPaid ? (
              <Trans>Te devolvemos {back}, todo lo que pagaste por esta reserva, y tus lugares quedan libres.</Trans>
            ) : (
              <Trans>Tu reserva se cancela y tus lugares quedan libres.</Trans>
            )}
          </p>
          <Button disabled={isBusy} onClick={() => void send({ take: 'refund' })}>
            {hasPaid ? <Trans>Sí, devuélvanme todo</Trans> : <Trans>Sí, cancelarla</Trans>}
          </Button>
          <Button kind="bare" onClick={() => setSure(false)}>
            <Trans>Volver a las fechas</Trans>
          </Button>
        </div>
      ) : (
        <div className={styles.acts}>
          {picked && (
            <Button disabled={isBusy} onClick={() => void send({ take: 'move', departureId: picked.departureId })}>
              <Trans>Ir el {whenWords(picked)}</Trans>
            </Button>
          )}
          <Button kind="quiet" disabled={isBusy} onClick={() => setSure(true)}>
            {hasPaid ? <Trans>Prefiero la devolución</Trans> : <Trans>Cancelar mi reserva</Trans>}
          </Button>
        </div>
      )}
    </section>
  );
}
