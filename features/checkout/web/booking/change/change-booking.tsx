import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { whenWords } from '#features/bookings/contract/booking-words.ts';
import { momentWords } from '#features/operators/web/public.ts';
import { formatMoney } from '#web/format/money.ts';
import { useApi } from '#web/http/use-api.ts';
import { useSubmit } from '#web/http/use-submit.ts';
import { quotationPaths } from '#web/paths/quotation.ts';
import { travellerPaths } from '#web/paths/traveller.ts';
import { Button } from '#web/ui/button.tsx';
import { Stepper } from '#web/ui/stepper.tsx';
import { Telephone } from '#web/ui/telephone.tsx';
import { quoteChange, takeChange } from '../../../contract/booking-routes.ts';
import type { ChangeDates, ChangeOffer, QuoteChangeBody, TakeChangeBody } from '../../../contract/change.ts';
import type { Order, OrderBooking } from '../../../contract/order.ts';
import styles from '../booking.module.css';
import own from './change.module.css';
import { DateList } from './date-list.tsx';
import { DatesState } from './dates-state.tsx';
import { TroubleLine } from './trouble-line.tsx';
import { useDates } from './use-dates.ts';

interface ChangeBookingProps {
  order: Order;
  booking: OrderBooking;
  phone: string | null;
  orderKey: Record<string, string>;
  onOrder: (order: Order) => void;
}

export function ChangeBooking(props: ChangeBookingProps) {
  const [open, setOpen] = useState(false);
  const { booking, order, phone } = props;
  if (booking.state !== 'CONFIRMED' || booking.cancellation?.pending || booking.calledOff || booking.change)
    return null;
  if (Date.parse(booking.snapshot.startsAt) < Date.now()) return null;
  if (order.quotation) return <PartOfOffer quotation={order.quotation} />;
  if (booking.madeToOrder) return null;
  if (booking.snapshot.confirmation === 'MANUAL') {
    return (
      <p className={styles.cancel}>
        {phone ? (
          <Trans>
            Para otra fecha, llama al operador al <Telephone kind="inline" phone={phone} />: él confirma cada reserva y
            puede proponértela.
          </Trans>
        ) : (
          <Trans>
            El operador confirma cada reserva y no dejó teléfono: para otra fecha, reserva{' '}
            <Link to={travellerPaths.plan(booking.snapshot.planSlug)} className={styles.link}>
              la que quieras
            </Link>{' '}
            y cancela esta.
          </Trans>
        )}
      </p>
    );
  }
  if (!open) {
    return (
      <p className={styles.cancel}>
        <button type="button" className={styles.link} onClick={() => setOpen(true)}>
          <Trans>Cambiar la fecha o quiénes van</Trans>
        </button>
      </p>
    );
  }
  return <Editor {...props} close={() => setOpen(false)} />;
}

function PartOfOffer({ quotation }: { quotation: string }) {
  return (
    <p className={styles.cancel}>
      <Trans>
        Es parte de una oferta y no se mueve sola.{' '}
        <Link to={quotationPaths.one(quotation)} state={{ conversation: true }} className={styles.link}>
          Pídele el cambio al operador
        </Link>
        .
      </Trans>
    </p>
  );
}

function Editor({ order, booking, orderKey, onOrder, close }: ChangeBookingProps & { close: () => void }) {
  const { t } = useLingui();
  const api = useApi();
  const { snapshot, reference } = booking;
  const [counts, setCounts] = useState<Record<string, number> | null>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  const [offer, setOffer] = useState<ChangeOffer | null>(null);
  const submission = useSubmit();
  const { isBusy, submit: run } = submission;
  // A repeated request sends the same id, so the server makes the change only once.
  const uuid = useRef(crypto.randomUUID());
  const party = counts && partyOf(counts);
  const query = useDates(booking, orderKey, party || null);
  const money = (minor: number) => formatMoney(minor, order.currency);
  const nobody = counts !== null && party === '';

  const choose = (departureId: string) => {
    setChosen(departureId);
    setOffer(null);
    void run(async () => {
      const units = counts && Object.entries(counts).map(([unitId, quantity]) => ({ unitId, quantity }));
      const body: QuoteChangeBody = { departureId, units };
      setOffer(await api.call(quoteChange, { params: { reference }, body, headers: orderKey, quiet: true }));
      uuid.current = crypto.randomUUID();
    });
  };
  const take = () =>
    run(async () => {
      const body: TakeChangeBody = { uuid: uuid.current, quoteId: offer!.id };
      onOrder(await api.call(takeChange, { params: { reference }, body, headers: orderKey, quiet: true }));
      close();
    }).then((done) => {
      if (!done) setOffer(null);
    });

  return (
    <section className={styles.quote} aria-label={t`Cambiar la reserva`}>
      <h3>
        <Trans>Cambiar la fecha o quiénes van</Trans>
      </h3>
      <DatesState query={query}>
        {(dates) => (
          <>
            <p className={own.until}>
              <Trans>Puedes cambiarla hasta el {momentWords(new Date(dates.until), snapshot.zone)}.</Trans>
            </p>
            <Party
              dates={dates}
              counts={counts}
              disabled={isBusy}
              onCounts={(next) => {
                setCounts(next);
                setChosen(null);
                setOffer(null);
              }}
            />
            {nobody ? (
              <p>
                <Trans>Si nadie va, cancela la reserva: verás antes cuánto recuperas.</Trans>
              </p>
            ) : dates.items.length === 0 ? (
              <p>
                <Trans>No hay otra fecha con lugares para todos. Prueba con menos personas, o llama al operador.</Trans>
              </p>
            ) : (
              <DateList
                legend={<Trans>¿Cuándo? Ahora la tienes el {whenWords(snapshot)}.</Trans>}
                dates={dates.items}
                currency={order.currency}
                booked={snapshot.localDate}
                chosen={chosen}
                disabled={isBusy}
                onChoose={choose}
              />
            )}
          </>
        )}
      </DatesState>
      {offer && <Offer offer={offer} zone={snapshot.zone} />}
      <TroubleLine of={submission} />
      <div className={styles.acts}>
        {offer && (
          <Button disabled={isBusy} onClick={() => void take()}>
            {offer.charge > 0 ? (
              <Trans>Guardar los lugares y seguir al pago</Trans>
            ) : offer.refund > 0 ? (
              <Trans>Cambiar y recuperar {money(offer.refund)}</Trans>
            ) : (
              <Trans>Cambiar la reserva</Trans>
            )}
          </Button>
        )}
        <Button kind="bare" onClick={close}>
          <Trans>Dejarla como está</Trans>
        </Button>
      </div>
    </section>
  );
}

interface PartyProps {
  dates: ChangeDates;
  /** Null if the party stays as booked. */
  counts: Record<string, number> | null;
  disabled: boolean;
  onCounts: (counts: Record<string, number>) => void;
}

function Party({ dates: { units, mostUnits }, counts, disabled, onCounts }: PartyProps) {
  const now = counts ?? Object.fromEntries(units.map(({ unitId, quantity }) => [unitId, quantity]));
  return (
    <fieldset className={own.party} disabled={disabled}>
      <legend>
        <Trans>¿Quiénes van?</Trans>
      </legend>
      {units.map(({ unitId, name }) => (
        <Stepper
          key={unitId}
          label={name}
          value={now[unitId] ?? 0}
          max={mostUnits ?? 60}
          onChange={(quantity) => onCounts({ ...now, [unitId]: quantity })}
        />
      ))}
    </fieldset>
  );
}

function Offer({ offer, zone }: { offer: ChangeOffer; zone: string }) {
  const money = (minor: number) => formatMoney(minor, offer.currency);
  const { charge, refund, kept, later, oldTotal, newTotal, mostBackBps, validUntil } = offer;
  return (
    <div role="status" className={styles.offer}>
      <p>
        {charge > 0 ? (
          <Trans>Pagas ahora la diferencia</Trans>
        ) : refund > 0 ? (
          <Trans>Te devolvemos</Trans>
        ) : (
          <Trans>No pagas nada más</Trans>
        )}
        {(charge > 0 || refund > 0) && <strong className="num">{money(charge || refund)}</strong>}
      </p>
      <p>
        <Trans>
          {whenWords(offer)}: cuesta {money(newTotal)}; hasta ahora eran {money(oldTotal)}.
        </Trans>{' '}
        {kept > 0 && <Trans>El operador conserva {money(kept)} según su política.</Trans>}{' '}
        {later > 0 && <Trans>Después quedan por pagar {money(later)}, como hasta ahora.</Trans>}{' '}
        {mostBackBps === 0 ? (
          <Trans>Si después cancelas la nueva fecha, no hay devolución.</Trans>
        ) : (
          mostBackBps < 10_000 && (
            <Trans>Si después cancelas la nueva fecha, vuelve como mucho el {mostBackBps / 100} % del precio.</Trans>
          )
        )}{' '}
        {charge > 0 && <Trans>Tu fecha de ahora sigue siendo tuya hasta que pagues.</Trans>}{' '}
        <Trans>Este cálculo vale hasta las {momentWords(new Date(validUntil), zone).slice(-5)}.</Trans>
      </p>
    </div>
  );
}

const partyOf = (counts: Record<string, number>): string =>
  Object.entries(counts)
    .flatMap(([unitId, quantity]) => (quantity > 0 ? `${unitId}:${quantity}` : []))
    .join(',');
