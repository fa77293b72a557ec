import { useLingui } from '@lingui/react/macro';
import { movedFrom, whenWords } from '#features/bookings/contract/booking-words.ts';
import type { OperatorBooking, OperatorBookingRow } from '#features/checkout/contract/operator-bookings.ts';
import { momentWords, useOperator } from '#features/operators/web/public.ts';
import { formatMoney } from '#web/format/money.ts';
import { useCancelledText } from './use-cancelled-text.ts';
import { useTextParts } from './use-text-parts.ts';

/** The parts of a called-off booking that the text names. */
export type CalledOffBooking = Pick<
  OperatorBookingRow,
  'title' | 'optionName' | 'localDate' | 'localTime' | 'name' | 'items' | 'reference' | 'chooseUntil' | 'hasPaid'
> & {
  /** The operator's reason for the call-off. */
  reason: string | null;
};

/** Returns a function that writes to a guest whose departure was called off. */
export function useCalledOffText(): (booking: CalledOffBooking) => string {
  const { t } = useLingui();
  const { zone } = useOperator();
  const { hello, plan, when, people, code } = useTextParts();
  return ({ name, reference, chooseUntil, hasPaid, reason, ...booking }) => {
    const until = chooseUntil && momentWords(new Date(chooseUntil), zone);
    const choice = !until
      ? hasPaid && t`Te devolvemos todo lo que pagaste.`
      : hasPaid
        ? t`Puedes elegir otra fecha al mismo precio o que te devolvamos todo lo que pagaste. Dinos qué prefieres antes del ${until}.`
        : t`Puedes elegir otra fecha al mismo precio. Dinos cuál prefieres antes del ${until}.`;
    return [
      hello(name, t`Tuvimos que cancelar tu salida:`),
      plan(booking),
      when(booking),
      people(booking),
      reason && t`El motivo: ${reason}`,
      choice,
      code(reference),
    ]
      .filter(Boolean)
      .join('\n');
  };
}

const lastReason = (history: OperatorBooking['history']): string | null =>
  history.findLast(({ action }) => action === 'call_off')?.reason ?? null;

/** Returns the operator's move of the booking if nothing has happened to the booking since. */
function latestMove(history: OperatorBooking['history']): OperatorBooking['history'][number] | null {
  const last = history.findLast(({ action }) => action !== 'message' && action !== 'notified');
  return last?.action === 'move' && last.actor === 'operator' ? last : null;
}

export function useBookingText(): (booking: OperatorBooking) => string {
  const { t } = useLingui();
  const { hello, plan, when, people, code } = useTextParts();
  const calledOffText = useCalledOffText();
  const cancelledText = useCancelledText();
  return (booking) => {
    const { name, meeting, party, total, paid, owed, currency, reference, calledOff, history, state } = booking;
    const money = (minor: number) => formatMoney(minor, currency);
    // Until the guest was notified, the text is about the whole departure, as in the list of its guests.
    if (state === 'CANCELLED' && !(calledOff && booking.can.notify)) return cancelledText(booking);
    if (calledOff) return calledOffText({ ...booking, reason: lastReason(history) });
    const isFetched = Boolean(party?.pickup) || meeting.kind === 'pickup';
    const place = party?.pickup ?? [meeting.name, meeting.note].filter(Boolean).join('. ');
    const move = latestMove(history);
    const before = movedFrom(move?.reason ?? null);
    return [
      hello(name, move ? t`Pasamos tu reserva a otra salida:` : t`Tu reserva está lista:`),
      plan(booking),
      before && t`Antes: ${before}`,
      before ? t`Ahora: ${whenWords(booking)}` : when(booking),
      people(booking),
      isFetched ? t`Te recogemos en: ${place}` : t`Punto de encuentro: ${place}`,
      paid && owed > 0 ? t`Cuesta ${money(total)} y ya pagaste ${money(paid)}.` : null,
      owed > 0 ? t`Te falta pagar ${money(owed)}.` : t`Ya está todo pagado. ¡Te esperamos!`,
      code(reference),
    ]
      .filter(Boolean)
      .join('\n');
  };
}

/** Names the button that sends the text. */
export function useTextName(): (booking: Pick<OperatorBooking, 'calledOff' | 'history' | 'state'>) => string {
  const { t } = useLingui();
  return ({ calledOff, history, state }) =>
    calledOff || state === 'CANCELLED' || latestMove(history) ? t`Avisarle por WhatsApp` : t`Enviarla por WhatsApp`;
}
