import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import type { BookingState } from '#features/bookings/contract/booking-states.ts';
import type { Manifest } from '#features/bookings/contract/check-in.ts';
import { sendDepartureMessage } from '#features/bookings/contract/routes.ts';
import { useContractForm } from '#web/form/use-contract-form.ts';
import { useApi } from '#web/http/use-api.ts';
import { Actions } from '#web/ui/actions.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dots } from '#web/ui/dots.tsx';
import { EventItem, EventList } from '#web/ui/event-list.tsx';
import flow from '#web/ui/flow.module.css';
import { Form } from '#web/ui/form.tsx';
import textStyles from '#web/ui/text.module.css';
import { TextAreaField } from '#web/ui/text-area-field.tsx';
import { toast } from '#web/ui/toast-store.ts';
import styles from './departure.module.css';
import { useClock } from './use-clock.ts';

interface MessageBoxProps {
  manifest: Manifest;
  onSent: () => void;
}

const SHORTEST = 5;
const TO_COME: ReadonlySet<BookingState> = new Set(['PENDING', 'CONFIRMED', 'REDEEMED']);

export function MessageBox({ manifest, onSent }: MessageBoxProps) {
  const { departure, operator, messages, can, bookings } = manifest;
  // Resellers write to their own travellers.
  const own = bookings.filter(({ orderReference, state }) => orderReference !== undefined && TO_COME.has(state));
  const unreachable = own.filter(({ contact }) => !contact.email).length;
  const reachable = own.length - unreachable;
  const api = useApi();
  const { t } = useLingui();
  const clock = useClock(departure.zone);
  const heading = useId();
  const { form, submission, sendWith } = useContractForm<{ body: string }>({
    defaultValues: { body: '' },
    schema: async () => (await import('#features/bookings/contract/check-in.ts')).MessageBody,
    bodyOf: ({ body }) => ({ body: body.trim() }),
  });
  const send = sendWith(async (body, call, id) => {
    const params = { operatorId: operator.id, departureId: departure.id };
    await api.call(sendDepartureMessage, { params, body: { id, ...body }, ...call });
    form.reset();
    toast({
      text:
        unreachable > 0
          ? t`El mensaje sale por correo a las reservas que tienen correo.`
          : t`El mensaje sale por correo a toda la salida.`,
    });
    onSent();
  });

  if ((!can.message || own.length === 0) && messages.length === 0) return null;
  return (
    <section aria-labelledby={heading} className={flow.stack4}>
      <h2 id={heading} className={textStyles.titleM}>
        <Trans>Mensajes a la salida</Trans>
      </h2>
      {can.message && unreachable > 0 && (
        <p>
          {reachable === 0 ? (
            <Trans>Ninguna reserva de esta salida tiene correo: llama a cada persona.</Trans>
          ) : (
            <Plural
              value={unreachable}
              one="# reserva no tiene correo: llama o escribe por WhatsApp."
              other="# reservas no tienen correo: llama o escribe por WhatsApp."
            />
          )}
        </p>
      )}
      {can.message && reachable > 0 && (
        <Form className={flow.stack4} {...send}>
          <TextAreaField
            label={t`Escribe a todas las personas de esta salida`}
            hint={t`Llega por correo, con tu teléfono para responder.`}
            maxLength={2000}
            error={form.formState.errors.body?.message ?? submission.failure}
            {...form.register('body')}
          />
          <Actions>
            <Button type="submit" disabled={submission.isBusy || form.watch('body').trim().length < SHORTEST}>
              <Trans>Enviar a todos</Trans>
            </Button>
          </Actions>
        </Form>
      )}
      {messages.length > 0 && (
        <EventList className={styles.sent}>
          {messages.map((message) => (
            <EventItem key={message.id}>
              <p>{message.body}</p>
              <small>
                <Dots>
                  {clock(message.sentAt)}
                  {message.by}
                  <Plural value={message.letters} one="# correo" other="# correos" />
                </Dots>
              </small>
            </EventItem>
          ))}
        </EventList>
      )}
    </section>
  );
}
