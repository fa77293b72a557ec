import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Trouble } from '#features/backoffice/web/public.ts';
import { whenWords } from '#features/bookings/contract/booking-words.ts';
import type { BookingMessage, OperatorBooking, ProposeDate } from '#features/checkout/contract/operator-bookings.ts';
import { moveSoldBooking, proposeDate, writeToBuyer } from '#features/checkout/contract/operator-routes.ts';
import { BusyLink, momentWords, useOperator } from '#features/operators/web/public.ts';
import { useFace } from '#web/face.ts';
import { useContractForm } from '#web/form/use-contract-form.ts';
import { sendOnce } from '#web/http/send-once.ts';
import { useApi } from '#web/http/use-api.ts';
import { Actions } from '#web/ui/actions.tsx';
import { Button } from '#web/ui/button.tsx';
import { Form } from '#web/ui/form.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import { SkeletonList } from '#web/ui/skeleton-list.tsx';
import { whatsAppUrl } from '#web/ui/telephone-url.ts';
import { TextAreaField } from '#web/ui/text-area-field.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { TroubleLine } from '../booking/change/trouble-line.tsx';
import styles from './booking-acts.module.css';
import { lacksDeparture } from './booking-badge.tsx';
import { CancelSold } from './cancel-sold.tsx';
import { ChoiceLeft } from './choice-left.tsx';
import { DateSelect, MoveForm, NoDates } from './move-form.tsx';
import { NotifiedButton } from './notified-button.tsx';
import { SendByWhatsApp } from './send-by-whatsapp.tsx';
import { bookingQuery, proposalDatesQuery, renewBookings } from './sold.queries.ts';

type Act = 'cancel' | 'propose' | 'move' | 'message';

export function BookingActs({ booking }: { booking: OperatorBooking }) {
  const { t } = useLingui();
  const api = useApi();
  const queries = useQueryClient();
  const { id: operatorId, zone } = useOperator();
  const [act, setAct] = useState<Act | null>(null);
  const { id: bookingId, can, change, party } = booking;
  const hasEmail = Boolean(party?.contact.email);
  const { telephone } = useFace();
  const phone = party?.contact.phone;
  const hasWhatsApp = Boolean(phone && whatsAppUrl(phone, telephone));
  /** The reason of the call-off. The operator gave it before, so the refund does not ask for another. */
  const choosesNow = booking.calledOff && can.move;
  const calledOff = choosesNow ? (change?.reason ?? t`Su salida se canceló.`) : null;

  const movedWords = hasEmail
    ? t`Listo: ya está en la otra salida y le enviamos un correo.`
    : t`Listo: ya está en la otra salida. Avísale tú, con el texto de abajo.`;
  const own = { params: { operatorId, bookingId }, quiet: true };
  async function finish(sent: Promise<unknown>, announced: string) {
    await sent;
    await queries.invalidateQueries({ queryKey: bookingQuery(api, operatorId, bookingId).queryKey });
    renewBookings(queries, operatorId);
    setAct(null);
    toast({ text: announced });
  }

  return (
    <>
      {lacksDeparture(booking) && !booking.ending ? (
        <p className={styles.waits} role="status">
          <ChoiceLeft booking={booking} />
        </p>
      ) : change ? (
        <p className={styles.waits} role="status">
          {change.kind === 'amend' ? (
            <Trans>Está cambiando de fecha: falta que pague la diferencia.</Trans>
          ) : change.kind === 'closure' ? (
            <Trans>Le avisamos de un cierre: si no le sirve, elige otra fecha o la devolución hasta que salga.</Trans>
          ) : (
            <Trans>
              Le propusiste el {change.to ? whenWords(change.to) : ''}; contesta hasta el{' '}
              {momentWords(new Date(change.until), zone)}.
            </Trans>
          )}
        </p>
      ) : null}
      {(can.cancel || can.notify) && party && !hasEmail && (
        <p>
          {can.notify && !hasWhatsApp ? (
            <Trans>No tenemos su correo ni su WhatsApp: llama tú y cuéntale que la salida se canceló.</Trans>
          ) : can.notify ? (
            <Trans>No tenemos su correo: avísale tú que la salida se canceló, por teléfono o por WhatsApp.</Trans>
          ) : hasWhatsApp ? (
            <Trans>No tenemos su correo: si algo cambia, llama o escribe por WhatsApp.</Trans>
          ) : (
            <Trans>No tenemos su correo ni su WhatsApp: si algo cambia, llama.</Trans>
          )}
        </p>
      )}
      {(can.cancel || can.notify || booking.state === 'CANCELLED') && <SendByWhatsApp booking={booking} />}
      {(can.message || can.propose || can.move || can.notify || can.cancel) && (
        <Actions even>
          {can.notify && <NotifiedButton bookingId={bookingId} />}
          {can.move && (
            <Button kind="quiet" onClick={() => setAct('move')}>
              {choosesNow ? <Trans>Quiere otra fecha</Trans> : <Trans>Pasarla a otra salida</Trans>}
            </Button>
          )}
          {can.message && (
            <Button kind="quiet" onClick={() => setAct('message')}>
              <Trans>Escribirle</Trans>
            </Button>
          )}
          {can.propose && (
            <Button kind="quiet" onClick={() => setAct('propose')}>
              <Trans>Proponer otra fecha</Trans>
            </Button>
          )}
          {can.cancel && (
            <Button kind="bare" onClick={() => setAct('cancel')}>
              {choosesNow && booking.hasPaid ? <Trans>Quiere su dinero</Trans> : <Trans>Cancelar la reserva</Trans>}
            </Button>
          )}
        </Actions>
      )}
      <Sheet open={act === 'message'} onClose={() => setAct(null)} side="centre" label={t`Escribir a quien reservó`}>
        <MessageForm
          send={(body) => finish(api.call(writeToBuyer, { ...own, body }), t`El mensaje sale por correo.`)}
        />
      </Sheet>
      <Sheet open={act === 'propose'} onClose={() => setAct(null)} side="centre" label={t`Proponer otra fecha`}>
        <ProposalForm
          booking={booking}
          send={(body) => finish(api.call(proposeDate, { ...own, body }), t`Le escribimos con la fecha nueva.`)}
        />
      </Sheet>
      <Sheet open={act === 'move'} onClose={() => setAct(null)} side="centre" label={t`Pasarla a otra salida`}>
        <MoveForm
          booking={booking}
          send={(body) => finish(sendOnce(api, moveSoldBooking, { ...own, body }), movedWords)}
        />
      </Sheet>
      <CancelSold
        booking={booking}
        calledOff={calledOff}
        open={act === 'cancel'}
        onClose={() => setAct(null)}
        finish={finish}
      />
    </>
  );
}

const SHORTEST_MESSAGE = 5;
const SHORTEST_REASON = 3;

function MessageForm({ send }: { send: (body: BookingMessage) => Promise<void> }) {
  const { t } = useLingui();
  // A repeated request sends the same id, so the server stores the message only once.
  const [id] = useState(() => crypto.randomUUID());
  const { form, submission, sendWith } = useContractForm<{ body: string }, BookingMessage>({
    defaultValues: { body: '' },
    schema: async () => (await import('#features/checkout/contract/operator-bookings.ts')).BookingMessage,
    bodyOf: ({ body }) => ({ id, body: body.trim() }),
  });
  const isShort = form.watch('body').trim().length < SHORTEST_MESSAGE;
  return (
    <Form className={styles.form} {...sendWith(send)}>
      <TextAreaField
        label={t`Tu mensaje`}
        hint={t`Llega por correo, con tu teléfono para responder, y queda en la historia de la reserva.`}
        maxLength={2000}
        error={form.formState.errors.body?.message}
        {...form.register('body')}
      />
      <TroubleLine of={submission} />
      <Button type="submit" disabled={submission.isBusy || isShort}>
        <Trans>Enviar</Trans>
      </Button>
    </Form>
  );
}

function ProposalForm({ booking, send }: { booking: OperatorBooking; send: (body: ProposeDate) => Promise<void> }) {
  const { t } = useLingui();
  const api = useApi();
  const { id: operatorId } = useOperator();
  const { data, error, refetch } = useQuery(proposalDatesQuery(api, operatorId, booking.id));
  const { form, submission, sendWith } = useContractForm<ProposeDate>({
    defaultValues: { departureId: '', reason: '' },
    schema: async () => (await import('#features/checkout/contract/operator-bookings.ts')).ProposeDate,
    bodyOf: ({ departureId, reason }) => ({ departureId, reason: reason.trim() }),
  });
  const { errors } = form.formState;
  const { departureId, reason } = form.watch();
  if (error && !data) return <Trouble error={error} retry={() => void refetch()} />;
  if (!data) return <SkeletonList rows={3} />;
  if (data.items.length === 0) return <NoDates day={booking.localDate} />;
  return (
    <Form className={styles.form} {...sendWith(send)}>
      <p>
        <Trans>
          Ahora va el {whenWords(booking)}. Le guardamos los lugares mientras contesta y paga lo mismo; si no contesta,
          todo sigue como está.
        </Trans>
      </p>
      <DateSelect
        dates={data.items}
        day={booking.localDate}
        error={errors.departureId?.message}
        {...form.register('departureId')}
      />
      <TextAreaField
        label={t`Por qué se lo propones`}
        hint={t`Lo lee en el correo.`}
        maxLength={500}
        error={errors.reason?.message}
        {...form.register('reason')}
      />
      <TroubleLine of={submission} />
      <BusyLink of={submission} />
      <Button
        type="submit"
        disabled={submission.isBusy || departureId === '' || reason.trim().length < SHORTEST_REASON}
      >
        <Trans>Proponérsela</Trans>
      </Button>
    </Form>
  );
}
