import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Confirm } from '#features/backoffice/web/public.ts';
import type { OperatorBooking } from '#features/checkout/contract/operator-bookings.ts';
import { cancelSoldBooking } from '#features/checkout/contract/operator-routes.ts';
import { useOperator } from '#features/operators/web/public.ts';
import { formatMoney } from '#web/format/money.ts';
import { sendOnce } from '#web/http/send-once.ts';
import { useApi } from '#web/http/use-api.ts';
import { ChoiceCard } from '#web/ui/choice-card.tsx';
import { FieldSet } from '#web/ui/field-set.tsx';
import flow from '#web/ui/flow.module.css';
import { cancellationQuery } from './sold.queries.ts';

interface CancelSoldProps {
  booking: OperatorBooking;
  /** The reason of the call-off. The operator gave it before, so the refund asks for no other. */
  calledOff: string | null;
  open: boolean;
  onClose: () => void;
  finish: (sent: Promise<unknown>, announced: string) => Promise<void>;
}

/** Cancels a booking. For a booking by hand, the operator says whether the guest asked for it. */
export function CancelSold({ booking, calledOff, open, onClose, finish }: CancelSoldProps) {
  const { t } = useLingui();
  const api = useApi();
  const { id: operatorId } = useOperator();
  const [wish, setWish] = useState<'operator' | 'traveller'>('operator');
  const { id: bookingId, total, currency, byHand, hasPaid, party } = booking;
  const hasEmail = Boolean(party?.contact.email);
  const amount = (minor: number) => formatMoney(minor, currency);
  // The quote counts only money of the ledger.
  const asksWho = byHand !== null && calledOff === null && byHand.paid > 0 && byHand.paidAtEntry === 0;
  const query = useQuery({ ...cancellationQuery(api, operatorId, bookingId), enabled: open && asksWho });
  const offer = asksWho ? query.data : undefined;
  const isAsked = offer !== undefined && wish === 'traveller';
  const back = isAsked ? offer.refund : (byHand?.paid ?? 0);

  async function cancel(reason: string) {
    const body = { reason: calledOff ?? reason, ...(isAsked && { quoteId: offer.id }) };
    const sent = sendOnce(api, cancelSoldBooking, { params: { operatorId, bookingId }, quiet: true, body });
    const announced =
      byHand && back > 0
        ? t`Cancelada: te falta devolverle ${amount(back)}.`
        : byHand
          ? t`Cancelada.`
          : t`Cancelada: su dinero ya va de vuelta.`;
    await finish(sent, announced).catch(async (failure: unknown) => {
      if (isAsked) await query.refetch();
      throw failure;
    });
  }

  return (
    <Confirm
      open={open}
      onClose={onClose}
      title={calledOff && hasPaid ? t`¿Devolverle todo?` : t`¿Cancelar esta reserva?`}
      verb={!hasPaid || isAsked || asksWho ? t`Cancelarla` : t`Cancelarla y devolver todo`}
      {...(!calledOff && { why: hasEmail ? t`Por qué (lo lee quien reservó)` : t`¿Por qué se cancela?` })}
      run={cancel}
    >
      <div className={flow.stack3}>
        {offer && (
          <FieldSet legend={<Trans>Quién la cancela</Trans>}>
            <div className={flow.stack2}>
              <ChoiceCard name="wish" checked={wish === 'operator'} onChange={() => setWish('operator')}>
                <Trans>Lo cancelo yo: se devuelve todo, {amount(byHand!.paid)}</Trans>
              </ChoiceCard>
              <ChoiceCard name="wish" checked={wish === 'traveller'} onChange={() => setWish('traveller')}>
                <Trans>Lo pide el viajero: según la política, hoy {amount(offer.refund)}</Trans>
              </ChoiceCard>
            </div>
          </FieldSet>
        )}
        <p>
          {!byHand ? (
            <Trans>
              Quien cancela eres tú: se le devuelve todo lo que pagó, sin importar la política (el precio es{' '}
              {amount(total)}), y recibe un correo. No se puede deshacer.
            </Trans>
          ) : byHand.paid === 0 ? (
            <Trans>No te había pagado nada. No se puede deshacer.</Trans>
          ) : back === 0 ? (
            <Trans>No le devuelves nada. Tú te quedas con {amount(byHand.paid)}. No se puede deshacer.</Trans>
          ) : (
            <Trans>
              Te pagó directo a ti, así que tú le devuelves el dinero: {amount(back)}. No se puede deshacer.
            </Trans>
          )}
        </p>
      </div>
    </Confirm>
  );
}
