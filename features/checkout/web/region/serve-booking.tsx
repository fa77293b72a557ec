import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { backOfficeKey, Confirm } from '#features/backoffice/web/public.ts';
import type { CancellationOffer } from '#features/checkout/contract/cancel.ts';
import type { RegionBooking } from '#features/checkout/contract/region-bookings.ts';
import {
  cancelRegionBooking,
  quoteRegionCancellation,
  resendRegionBooking,
} from '#features/checkout/contract/region-routes.ts';
import { formatMoney } from '#web/format/money.ts';
import { useApi } from '#web/http/use-api.ts';
import { useSubmit } from '#web/http/use-submit.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import flow from '#web/ui/flow.module.css';
import { Sheet } from '#web/ui/sheet.tsx';
import textStyles from '#web/ui/text.module.css';
import { toast } from '#web/ui/toast-store.ts';
import { TroubleLine } from '../booking/change/trouble-line.tsx';
import { BookingEmailForm } from './booking-email-form.tsx';

export const bookingFileKey = (bookingId: string) => [...backOfficeKey, 'bookings', bookingId];

export function ServeBooking({ booking }: { booking: RegionBooking }) {
  const { t } = useLingui();
  const api = useApi();
  const queries = useQueryClient();
  const [act, setAct] = useState<'email' | 'resend' | 'cancel' | null>(null);
  const [resendId, setResendId] = useState('');
  const [offer, setOffer] = useState<CancellationOffer | null>(null);
  const quoting = useSubmit();
  const { id: bookingId, can, email, order } = booking;
  const input = { params: { bookingId }, quiet: true };
  const close = () => setAct(null);

  async function finish(answer: Promise<RegionBooking>, announced: string) {
    queries.setQueryData(bookingFileKey(bookingId), await answer);
    close();
    toast({ text: announced });
  }
  const askResend = () => {
    setResendId(crypto.randomUUID());
    setAct('resend');
  };
  const quote = () =>
    quoting.submit(async (call) => {
      setOffer(await api.call(quoteRegionCancellation, { ...input, ...call }));
      setAct('cancel');
    });

  const reasons = [...new Set([can.changeEmail.reason, can.cancel.reason].filter((reason) => reason !== null))];
  return (
    <Card as="section" aria-labelledby="serve" className={flow.stack3}>
      <h2 id="serve" className={textStyles.titleM}>
        <Trans>Atender a quien reservó</Trans>
      </h2>
      <div className={flow.wrap2}>
        {can.changeEmail.allowed && (
          <Button kind="quiet" onClick={() => setAct('email')}>
            <Trans>Corregir el correo</Trans>
          </Button>
        )}
        {can.resend.allowed && (
          <Button kind="quiet" onClick={askResend}>
            <Trans>Enviar los comprobantes otra vez</Trans>
          </Button>
        )}
        {can.cancel.allowed && (
          <Button kind="quiet" disabled={quoting.isBusy} onClick={() => void quote()}>
            <Trans>Cancelar a su pedido</Trans>
          </Button>
        )}
      </div>
      {reasons.map((reason) => (
        <p key={reason} className={textStyles.note}>
          {reason}
        </p>
      ))}
      <TroubleLine of={quoting} />
      <Sheet open={act === 'email'} onClose={close} side="centre" label={t`Corregir el correo`}>
        {act === 'email' && <BookingEmailForm booking={booking} finish={finish} close={close} />}
      </Sheet>
      <Confirm
        open={act === 'resend'}
        onClose={close}
        title={t`¿Enviar los comprobantes otra vez?`}
        verb={t`Enviarlos`}
        run={(_, call) =>
          finish(
            api.call(resendRegionBooking, { ...input, ...call, body: { id: resendId } }),
            t`Listo: los comprobantes van en camino a ${email ?? ''}.`,
          )
        }
      >
        <p>
          <Trans>Llegan a {email} con un PIN nuevo. El PIN de antes deja de servir.</Trans>
        </p>
      </Confirm>
      <Confirm
        open={act === 'cancel'}
        onClose={close}
        title={t`¿Cancelar a pedido de quien reservó?`}
        verb={t`Cancelar la reserva`}
        why={t`Por qué se cancela; la persona lo lee en su correo`}
        run={(reason, call) =>
          finish(
            api.call(cancelRegionBooking, { ...input, ...call, body: { quoteId: offer!.id, reason } }),
            t`Cancelada: le llega un correo con el motivo.`,
          )
        }
      >
        {offer && <Preview offer={offer} others={(order?.bookings ?? 1) - 1} />}
      </Confirm>
    </Card>
  );
}

function Preview({ offer, others }: { offer: CancellationOffer; others: number }) {
  const { refund, kept, currency } = offer;
  return (
    <div className={flow.stack2}>
      <p>
        {refund > 0 ? (
          <Trans>
            Según la política se le devuelven <strong className="num">{formatMoney(refund, currency)}</strong>, lo mismo
            que si cancelara la persona.
          </Trans>
        ) : (
          <Trans>Según la política no hay devolución, igual que si cancelara la persona.</Trans>
        )}{' '}
        {kept > 0 && <Trans>El operador conserva {formatMoney(kept, currency)}.</Trans>}
      </p>
      {others > 0 && (
        <p>
          <Trans>Solo se cancela esta reserva; lo demás de la compra sigue.</Trans>
        </p>
      )}
      <p>
        <Trans>Se cancela para todas las personas. Los lugares quedan libres y no se puede deshacer.</Trans>
      </p>
    </div>
  );
}
