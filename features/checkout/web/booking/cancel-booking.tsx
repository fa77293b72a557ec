import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { owedFor } from '#features/bookings/contract/still-due.ts';
import { fullRefundUntil } from '#features/operators/contract/cancellation-refund.ts';
import { momentWords } from '#features/operators/web/public.ts';
import { formatMoney } from '#web/format/money.ts';
import { useApi } from '#web/http/use-api.ts';
import { useSubmit } from '#web/http/use-submit.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/choice.tsx';
import { cancelBooking, quoteCancellation } from '../../contract/booking-routes.ts';
import type { CancellationOffer } from '../../contract/cancel.ts';
import type { Order, OrderBooking } from '../../contract/order.ts';
import { peopleOf } from '../pay/form/travellers.ts';
import styles from './booking.module.css';
import { TroubleLine } from './change/trouble-line.tsx';

interface CancelBookingProps {
  order: Order;
  booking: OrderBooking;
  orderKey: Record<string, string>;
  open: boolean;
  setOpen: (open: boolean) => void;
  onOrder: (order: Order) => void;
}

export function CancelBooking({ order, booking, orderKey, open, setOpen, onOrder }: CancelBookingProps) {
  const { t } = useLingui();
  const api = useApi();
  const { snapshot, reference, state } = booking;
  const active = booking.items.filter((item) => item.state === 'active');
  const [dropped, setDropped] = useState<string[]>([]);
  const [offer, setOffer] = useState<CancellationOffer | null>(null);
  const [isMissing, setMissing] = useState(false);
  const submission = useSubmit();
  const { isBusy } = submission;
  const trouble = useId();
  const isAsked = booking.calledOff && booking.change !== null;
  const can = (state === 'CONFIRMED' || state === 'PENDING') && !booking.cancellation?.pending && !isAsked;
  if (!can) return null;
  // A group with one common price can only be cancelled as a whole.
  const parts = active.length > 1 && active.some(({ price }) => price > 0);
  const whole = !parts || dropped.length === active.length;
  const isUnchosen = parts && dropped.length === 0;
  const choose = (ids: string[]) => {
    setOffer(null);
    setMissing(false);
    setDropped(ids);
  };
  const input = { params: { reference }, headers: orderKey, quiet: true };

  const run = (step: () => Promise<void>) =>
    submission.submit(step, () => {
      setOffer(null);
      return null;
    });
  const quote = (itemIds: string[] | null) =>
    run(async () => setOffer(await api.call(quoteCancellation, { ...input, body: { itemIds } })));
  const begin = () => {
    setOpen(true);
    choose(active.map(({ id }) => id));
    void quote(null);
  };
  const cancel = () =>
    run(async () => {
      const body = { quoteId: offer!.id };
      onOrder(await api.call(cancelBooking, { ...input, body }));
      setOpen(false);
      setOffer(null);
      setDropped([]);
    });

  const free = fullRefundUntil(snapshot.policy, new Date(snapshot.startsAt), snapshot.zone, new Date());
  if (!open) {
    return (
      <p className={styles.cancel}>
        {free && !booking.calledOff && <Trans>Cancelas gratis hasta el {momentWords(free, snapshot.zone)}.</Trans>}{' '}
        <button type="button" className={styles.link} onClick={begin}>
          <Trans>Quiero cancelar: ver cuánto recuperas</Trans>
        </button>
      </p>
    );
  }
  const money = (minor: number) => formatMoney(minor, order.currency);
  const owed = owedFor(order, booking.id);
  return (
    <section className={styles.quote} aria-label={t`Cancelar`}>
      <h3>
        <Trans>Cancelar</Trans>
      </h3>
      {parts && (
        <fieldset disabled={isBusy} aria-describedby={isMissing ? trouble : undefined}>
          <legend>
            <Trans>¿Quiénes no van?</Trans>
          </legend>
          <Checkbox checked={whole} onChange={() => choose(whole ? [] : active.map(({ id }) => id))}>
            <Trans>Cancelar para todos</Trans>
          </Checkbox>
          {peopleOf(active).map(({ item, called }) => (
            <Checkbox
              key={item.id}
              checked={dropped.includes(item.id)}
              onChange={() =>
                choose(dropped.includes(item.id) ? dropped.filter((id) => id !== item.id) : [...dropped, item.id])
              }
            >
              {item.traveller?.name ?? called} <small className="num">{money(item.price)}</small>
            </Checkbox>
          ))}
        </fieldset>
      )}
      {offer ? (
        <div role="status" className={styles.offer}>
          <p>
            {offer.refund > 0 ? <Trans>Te devolvemos</Trans> : <Trans>No hay devolución</Trans>}
            {offer.refund > 0 && <strong className="num">{money(offer.refund)}</strong>}
          </p>
          {whole && owed > 0 && (
            <p>
              <Trans>Los {money(owed)} que faltan por pagar ya no se deben.</Trans>
            </p>
          )}
          <p>
            {offer.kept > 0 && <Trans>El operador conserva {money(offer.kept)} según su política.</Trans>}{' '}
            <Trans>
              Este cálculo vale hasta las {momentWords(new Date(offer.validUntil), snapshot.zone).slice(-5)}.
            </Trans>
          </p>
        </div>
      ) : null}
      {isMissing ? (
        <Alert look="line" id={trouble}>
          <Trans>Marca quiénes no van.</Trans>
        </Alert>
      ) : null}
      <TroubleLine of={submission} />
      <div className={styles.acts}>
        {offer ? (
          <Button disabled={isBusy} onClick={() => void cancel()}>
            {isBusy ? (
              <Trans>Cancelando…</Trans>
            ) : offer.refund > 0 ? (
              <Trans>Cancelar y recuperar {money(offer.refund)}</Trans>
            ) : (
              <Trans>Cancelar sin devolución</Trans>
            )}
          </Button>
        ) : (
          <Button
            disabled={isBusy}
            onClick={() => (isUnchosen ? setMissing(true) : void quote(whole ? null : dropped))}
          >
            <Trans>Ver cuánto recupero</Trans>
          </Button>
        )}
        <Button
          kind="bare"
          onClick={() => {
            setOpen(false);
            setOffer(null);
          }}
        >
          <Trans>Conservar la reserva</Trans>
        </Button>
      </div>
    </section>
  );
}
