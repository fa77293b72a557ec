import { useLingui } from '@lingui/react/macro';
import { longDayWords, partyWords, spacedReference, timeWords } from '#features/bookings/contract/booking-words.ts';
import type { OperatorBooking, OperatorBookingRow } from '#features/checkout/contract/operator-bookings.ts';
import { momentWords, useOperator } from '#features/operators/web/public.ts';
import { formatMoney } from '#web/format/money.ts';

/** The parts of a called-off booking that the text names. */
export type CalledOffBooking = Pick<
  OperatorBookingRow,
  'title' | 'optionName' | 'localDate' | 'localTime' | 'name' | 'items' | 'reference' | 'chooseUntil' | 'hasPaid'
> & {
  /** The operator's reason for the call-off. */
  reason: string | null;
};

function useWords() {
  const { t } = useLingui();
  return {
    hello(name: string | null, news: string): string {
      const [first] = (name ?? '').trim().split(/\s+/);
      return first ? t`Hola, ${first}. ${news}` : t`Hola. ${news}`;
    },
    what({ title, optionName, items, ...when }: Omit<CalledOffBooking, 'chooseUntil' | 'hasPaid' | 'reason'>) {
      return [`${title} · ${optionName}`, `${longDayWords(when)}, ${timeWords(when)}`, partyWords(items)];
    },
    code: (reference: string) => t`Referencia: ${spacedReference(reference)}`,
  };
}

/** Returns a function that writes to a guest whose departure was called off. */
export function useCalledOffText(): (booking: CalledOffBooking) => string {
  const { t } = useLingui();
  const { zone } = useOperator();
  const { hello, what, code } = useWords();
  return ({ name, reference, chooseUntil, hasPaid, reason, ...booking }) => {
    const until = chooseUntil && momentWords(new Date(chooseUntil), zone);
    const choice = !until
      ? hasPaid && t`Te devolvemos todo lo que pagaste.`
      : hasPaid
        ? t`Puedes elegir otra fecha al mismo precio o que te devolvamos todo lo que pagaste. Dinos qué prefieres hasta el ${until}.`
        : t`Puedes elegir otra fecha al mismo precio. Dinos cuál prefieres hasta el ${until}.`;
    return [
      hello(name, t`Tuvimos que cancelar tu salida:`),
      ...what({ name, reference, ...booking }),
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

/** `true` if the operator moved the booking and nothing has happened to it since. */
const isJustMoved = (history: OperatorBooking['history']): boolean => {
  const last = history.findLast(({ action }) => action !== 'message' && action !== 'notified');
  return last?.action === 'move' && last.actor === 'operator';
};

export function useBookingText(): (booking: OperatorBooking) => string {
  const { t } = useLingui();
  const { hello, what, code } = useWords();
  const calledOffText = useCalledOffText();
  return (booking) => {
    const { name, meeting, party, owed, currency, reference, calledOff, history } = booking;
    if (calledOff) return calledOffText({ ...booking, reason: lastReason(history) });
    const isFetched = Boolean(party?.pickup) || meeting.kind === 'pickup';
    const place = party?.pickup ?? [meeting.name, meeting.note].filter(Boolean).join('. ');
    return [
      hello(name, isJustMoved(history) ? t`Pasamos tu reserva a otra salida:` : t`Tu reserva está lista:`),
      ...what(booking),
      isFetched ? t`Te recogemos en: ${place}` : t`Punto de encuentro: ${place}`,
      owed > 0 ? t`Te falta pagar ${formatMoney(owed, currency)}.` : t`Ya está todo pagado. ¡Te esperamos!`,
      code(reference),
    ].join('\n');
  };
}

/** Names the button that sends the text. */
export function useTextName(): (booking: Pick<OperatorBooking, 'calledOff' | 'history'>) => string {
  const { t } = useLingui();
  return ({ calledOff, history }) =>
    calledOff || isJustMoved(history) ? t`Avisarle por WhatsApp` : t`Enviarle su reserva por WhatsApp`;
}
