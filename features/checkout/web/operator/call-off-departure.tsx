import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Confirm, Trouble } from '#features/backoffice/web/public.ts';
import { whenWords } from '#features/bookings/contract/booking-words.ts';
import { cancelDeparture } from '#features/checkout/contract/operator-routes.ts';
import { CANCELLED_FOR, type CancelledFor } from '#features/operators/contract/departure-states.ts';
import { useOperator } from '#features/operators/web/public.ts';
import { formatMoney } from '#web/format/money.ts';
import { sendOnce } from '#web/http/send-once.ts';
import { useApi } from '#web/http/use-api.ts';
import { operatorPaths } from '#web/paths/operator.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Segmented } from '#web/ui/choice.tsx';
import { Dots } from '#web/ui/dots.tsx';
import flow from '#web/ui/flow.module.css';
import { SelectField } from '#web/ui/select-field.tsx';
import { SkeletonList } from '#web/ui/skeleton-list.tsx';
import textStyles from '#web/ui/text.module.css';
import { TextAreaField } from '#web/ui/text-area-field.tsx';
import { closeToast } from '#web/ui/toast-store.ts';
import styles from './call-off-departure.module.css';
import { CalledOff } from './called-off.tsx';
import { GuestsToCall, ReachWords, toCall } from './called-off-guests.tsx';
import { callOffQuery, renewBookings } from './sold.queries.ts';

const SHORTEST_REASON = 3;

export function CallOffDeparture({ departureId }: { departureId: string }) {
  const { t } = useLingui();
  const api = useApi();
  const queries = useQueryClient();
  const { id: operatorId } = useOperator();
  const query = callOffQuery(api, operatorId, departureId);
  const { data, error, refetch, isFetching } = useQuery(query);
  const [cause, setCause] = useState<CancelledFor | ''>('');
  const [reason, setReason] = useState('');
  const [asking, setAsking] = useState(false);
  const [missing, setMissing] = useState(false);
  const [offers, setOffers] = useState(true);
  const [wasEmpty, setWasEmpty] = useState(false);
  const causes: Record<CancelledFor, string> = {
    weather: t`El clima`,
    minimum: t`No se llegó al grupo mínimo`,
    operator: t`Algo nuestro: guía, vehículo, salud`,
    authority: t`Lo ordenó la autoridad`,
  };
  if (error && !data) return <Trouble error={error} retry={() => void refetch()} />;
  if (!data) return <SkeletonList rows={4} />;
  const { departure, bookings, people, held, refund, byHand, currency, can, otherDates, choiceHours, guests } = data;
  const canOffer = bookings > 0 && otherDates > 0;
  const offerDates = canOffer && offers;
  const isEmpty = bookings + held === 0;
  const calls = toCall(guests).length;
  if (!can) return <CalledOff data={data} isEmpty={wasEmpty} operatorId={operatorId} />;

  /** The guests are loaded again, so that the operator confirms by the present list. */
  async function ask() {
    setMissing(true);
    if (!isEmpty && (!cause || reason.trim().length < SHORTEST_REASON)) return;
    const { data: now } = await refetch();
    if (now?.can && (now.bookings + now.held === 0) === isEmpty) setAsking(true);
  }

  async function callOff() {
    closeToast();
    const answer = await sendOnce(api, cancelDeparture, {
      params: { operatorId, departureId },
      body: isEmpty || cause === '' ? { cause: 'operator' } : { cause, reason: reason.trim(), offerDates },
      quiet: true,
    }).catch(async (failure: unknown) => {
      // If a booking was made after the form was loaded, the reloaded form asks for a reason.
      await refetch();
      throw failure;
    });
    setWasEmpty(isEmpty);
    queries.setQueryData(query.queryKey, answer);
    renewBookings(queries, operatorId);
  }

  return (
    <div className={styles.page}>
      <p className={styles.what}>
        <b>{departure.title}</b>
        <Dots>
          {whenWords(departure)}
          {departure.optionName}
        </Dots>
      </p>
      <section className={styles.effect} data-none={bookings === 0 || undefined}>
        <h2>
          <Trans>Qué pasa si la cancelas</Trans>
        </h2>
        {isEmpty ? (
          <p>
            <Trans>Nadie reservó: solo deja de venderse.</Trans>
          </p>
        ) : bookings === 0 ? (
          <p>
            <Trans>Deja de venderse.</Trans>
          </p>
        ) : (
          <ul>
            <li>
              {offerDates ? (
                <Plural value={bookings} one="# reserva se queda sin salida" other="# reservas se quedan sin salida" />
              ) : (
                <Plural value={bookings} one="# reserva termina" other="# reservas terminan" />
              )}
              {', '}
              <Plural value={people} one="de # persona" other="de # personas" />.
            </li>
            <li>
              {refund === 0 && offerDates ? (
                <Trans>
                  Cada una elige otra fecha al mismo precio en {choiceHours} horas, con sus lugares ya guardados en la
                  más cercana. Si no elige, su reserva se cancela.
                </Trans>
              ) : refund === 0 ? (
                <Trans>Ninguna pagó todavía: no hay nada que devolver.</Trans>
              ) : offerDates ? (
                <Trans>
                  Cada una elige en {choiceHours} horas: otra fecha al mismo precio, con sus lugares ya guardados en la
                  más cercana, o la devolución. Quien no elige, o no cabe en otra fecha, recupera todo: hasta{' '}
                  <b>{formatMoney(refund, currency)}</b>.
                </Trans>
              ) : (
                <Trans>
                  Se devuelve todo lo que se pagó: <b>{formatMoney(refund, currency)}</b> en total.
                </Trans>
              )}
            </li>
            {byHand > 0 && (
              <li>
                {byHand < refund ? (
                  <Trans>
                    El sitio devuelve {formatMoney(refund - byHand, currency)}. Los otros{' '}
                    <b>{formatMoney(byHand, currency)}</b> te los pagaron directo a ti, así que tú les devuelves el
                    dinero.
                  </Trans>
                ) : (
                  <Trans>Te pagaron directo a ti, así que tú les devuelves el dinero.</Trans>
                )}
              </li>
            )}
            <ReachWords guests={guests} isOver={false} />
          </ul>
        )}
        {held > 0 && (
          <p>
            <Plural
              value={held}
              one="Además, # canasta está a punto de pagarse: se suelta ahora y se le avisa."
              other="Además, # canastas están a punto de pagarse: se sueltan ahora y se les avisa."
            />
          </p>
        )}
        <p>
          <Trans>No se puede deshacer.</Trans>
        </p>
      </section>
      <GuestsToCall guests={guests} departure={departure} isOver={false} />
      {bookings > 0 && (
        <Segmented
          name="ofrecer"
          label={t`Qué les ofreces`}
          value={offerDates ? 'dates' : 'refund'}
          options={[
            { value: 'dates', label: refund > 0 ? t`Otra fecha, o la devolución` : t`Otra fecha` },
            { value: 'refund', label: refund > 0 ? t`Solo la devolución` : t`Solo avisarles` },
          ].filter(({ value }) => canOffer || value === 'refund')}
          onChange={(value) => setOffers(value === 'dates')}
        />
      )}
      {bookings > 0 && otherDates === 0 && (
        <p className={textStyles.soft}>
          <Trans>Ninguna otra fecha de esta modalidad tiene lugares: no hay qué ofrecerles.</Trans>
        </p>
      )}
      {!isEmpty && (
        <>
          <SelectField
            label={t`Por qué`}
            value={cause}
            error={missing && !cause ? t`Elige la causa: la leen quienes reservaron.` : undefined}
            onChange={({ target }) => setCause(target.value as CancelledFor)}
          >
            <option value="" disabled>
              {t`Elige la causa`}
            </option>
            {CANCELLED_FOR.map((one) => (
              <option key={one} value={one}>
                {causes[one]}
              </option>
            ))}
          </SelectField>
          <TextAreaField
            label={t`Qué les dices`}
            hint={t`Lo leen quienes reservaron.`}
            maxLength={500}
            value={reason}
            error={missing && reason.trim().length < SHORTEST_REASON ? t`Cuéntales por qué se cancela.` : undefined}
            onChange={({ target }) => setReason(target.value)}
          />
        </>
      )}
      <div className={flow.wrap2}>
        <Button disabled={isFetching} onClick={() => void ask()}>
          <Trans>Cancelar la salida</Trans>
        </Button>
        <ButtonLink kind="bare" className={styles.leave} to={operatorPaths.departures(operatorId, departure.localDate)}>
          <Trans>Dejarla como está</Trans>
        </ButtonLink>
      </div>
      <Confirm
        open={asking}
        onClose={() => setAsking(false)}
        title={t`¿Cancelar esta salida?`}
        verb={
          offerDates
            ? t`Cancelarla y avisar`
            : bookings > 0 && refund > 0
              ? t`Cancelarla y devolver todo`
              : bookings > 0
                ? t`Cancelarla y avisar`
                : t`Cancelar la salida`
        }
        leave={t`Dejarla como está`}
        run={callOff}
      >
        <p>
          {bookings === 0 ? (
            <Trans>Deja de venderse ahora mismo. No se puede deshacer.</Trans>
          ) : refund === 0 ? (
            <Trans>Quien dejó su correo recibe un mensaje. No se puede deshacer.</Trans>
          ) : offerDates ? (
            <Trans>
              Quien dejó su correo recibe un enlace para elegir otra fecha o la devolución. No se puede deshacer.
            </Trans>
          ) : (
            <Trans>Se devuelve todo, y quien dejó su correo recibe un mensaje. No se puede deshacer.</Trans>
          )}
        </p>
        {calls > 0 && (
          <p>
            <Plural
              value={calls}
              one="# persona no dejó correo: llámala tú."
              other="# personas no dejaron correo: llámalas tú."
            />
          </p>
        )}
      </Confirm>
    </div>
  );
}
