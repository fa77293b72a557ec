import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { whenWords } from '#features/bookings/contract/booking-words.ts';
import { closureNote, isHeldBack } from '#features/operators/contract/departure-closure.ts';
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

interface AnswerClosureProps {
  order: Order;
  booking: OrderBooking;
  change: OpenChange;
  orderKey: Record<string, string>;
  onOrder: (order: Order) => void;
}

export function AnswerClosure({ order, booking, change, orderKey, onOrder }: AnswerClosureProps) {
  const { t } = useLingui();
  const api = useApi();
  const { snapshot, reference, closures = [] } = booking;
  const [part, setPart] = useState<'dates' | 'refund' | null>(null);
  const submission = useSubmit();
  const { isBusy, submit: run } = submission;
  const waits = isHeldBack(closures);
  const until = momentWords(new Date(change.until), snapshot.zone);
  const back = formatMoney(paidFor(order, booking.id), order.currency);
  const send = (answer: Omit<ChooseBody, 'changeId'>) =>
    run(async () => {
      const body: ChooseBody = { changeId: change.id, ...answer };
      onOrder(await api.call(answerChange, { params: { reference }, body, headers: orderKey, quiet: true }));
    });
  return (
    <section className={own.ask} aria-label={t`Una parada de tu plan cierra`}>
      <h3>{waits ? <Trans>Una parada cierra ese día</Trans> : <Trans>Tu plan cambia ese día. Tú eliges.</Trans>}</h3>
      <ClosureLines booking={booking} />
      <p className={own.soft}>
        {waits ? (
          <Trans>
            Te escribimos en cuanto el operador diga cómo sale. Puedes esperar, o elegir ya sin perder nada: otra fecha
            al mismo precio, o la devolución de todo lo que pagaste.
          </Trans>
        ) : (
          <Trans>
            Si te parece bien, no tienes que hacer nada. Si no, elige otra fecha al mismo precio, o la devolución de
            todo lo que pagaste, hasta el {until}.
          </Trans>
        )}
      </p>
      {part === 'dates' && (
        <OtherDates
          order={order}
          booking={booking}
          orderKey={orderKey}
          busy={isBusy}
          choose={(departureId) => void send({ take: 'move', departureId })}
        />
      )}
      <TroubleLine of={submission} />
      {part === 'refund' ? (
        <div className={styles.acts} role="status">
          <p>
            <Trans>Te devolvemos {back}, todo lo que pagaste por esta reserva, y tus lugares quedan libres.</Trans>
          </p>
          <Button disabled={isBusy} onClick={() => void send({ take: 'refund' })}>
            <Trans>Sí, devuélvanme todo</Trans>
          </Button>
          <Button kind="bare" onClick={() => setPart(null)}>
            <Trans>Volver</Trans>
          </Button>
        </div>
      ) : (
        <div className={styles.acts}>
          {!waits && (
            <Button disabled={isBusy} onClick={() => void send({ take: 'keep' })}>
              <Trans>Voy así</Trans>
            </Button>
          )}
          {part !== 'dates' && (
            <Button kind="quiet" disabled={isBusy} onClick={() => setPart('dates')}>
              <Trans>Ver otras fechas</Trans>
            </Button>
          )}
          <Button kind="bare" disabled={isBusy} onClick={() => setPart('refund')}>
            <Trans>Prefiero la devolución</Trans>
          </Button>
        </div>
      )}
    </section>
  );
}

export function ClosureLines({ booking: { closures = [], snapshot } }: { booking: OrderBooking }) {
  return closures.map((closure) => (
    <div key={closure.id}>
      <p>{closureNote(closure)}</p>
      {closure.note && (
        <blockquote>
          <Trans>
            {snapshot.operatorName}: {closure.note}
          </Trans>
        </blockquote>
      )}
    </div>
  ));
}

interface OtherDatesProps extends Pick<AnswerClosureProps, 'order' | 'booking' | 'orderKey'> {
  busy: boolean;
  choose: (departureId: string) => void;
}

function OtherDates({ order, booking, orderKey, busy, choose }: OtherDatesProps) {
  const [chosen, setChosen] = useState<string | null>(null);
  const query = useDates(booking, orderKey, null);
  const picked = query.data?.items.find(({ departureId }) => departureId === chosen);
  return (
    <DatesState query={query}>
      {(dates) =>
        dates.items.length === 0 ? (
          <p>
            <Trans>No hay otra fecha con lugares para todos y todas sus paradas abiertas.</Trans>
          </p>
        ) : (
          <>
            <DateList
              legend={<Trans>Otra fecha</Trans>}
              dates={dates.items}
              currency={order.currency}
              booked={booking.snapshot.localDate}
              chosen={chosen}
              samePrice
              disabled={busy}
              onChoose={setChosen}
            />
            {picked && (
              <Button disabled={busy} onClick={() => choose(picked.departureId)}>
                <Trans>Ir el {whenWords(picked)}</Trans>
              </Button>
            )}
          </>
        )
      }
    </DatesState>
  );
}
