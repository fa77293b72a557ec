import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { momentWords, useOperator } from '#features/operators/web/public.ts';
import { formatMoney } from '#web/format/money.ts';
import { operatorPaths } from '#web/paths/operator.ts';
import { Alert } from '#web/ui/alert.tsx';
import flow from '#web/ui/flow.module.css';
import textStyles from '#web/ui/text.module.css';
import { DECLINE_NAMES, type OperatorOffer } from '../../../contract/operator.ts';
import { REJECT_REASON_NAMES } from '../../../contract/quotation-view.ts';
import { leftInMinutes } from '../../traveller/news/time-left.ts';
import { type AnswerClock, clockOf } from '../inbox/clock.ts';
import { ClockLine } from '../inbox/clock-line.tsx';
import { useMinute } from '../inbox/use-minute.ts';

export function RequestStatus({ offer }: { offer: OperatorOffer }) {
  const { zone } = useOperator();
  const now = useMinute();
  const clock = clockOf(offer, now);
  const { state, expected, payment, reason, optionUntil } = offer;
  const moment = (at: string) => momentWords(new Date(at), zone);
  const wanted = state === 'changes_requested' ? lastSaid(offer, 'ask_changes') : null;
  const why = reason && wanted === null ? reasonWords(reason) : null;
  return (
    <StatusCard mood={clock?.urgency ?? moodOf(offer)} title={<Title offer={offer} />}>
      {clock && <ClockLine clock={clock} now={now} zone={zone} />}
      {wanted && <blockquote className={textStyles.quote}>{wanted}</blockquote>}
      {state === 'accepted' &&
        (expected?.what === 'deposit' && expected.until ? (
          <p className="num">
            <Trans>
              Los lugares están guardados hasta el {moment(expected.until)} (quedan{' '}
              {leftInMinutes(Date.parse(expected.until) - now)}), mientras paga.
            </Trans>
          </p>
        ) : (
          payment && <Paid payment={payment} currency={offer.currency} />
        ))}
      {optionUntil && (
        <p className="num">
          <Trans>
            Guardas los lugares de tus salidas hasta el {moment(optionUntil)}: quedan{' '}
            {leftInMinutes(Date.parse(optionUntil) - now)}.
          </Trans>
        </p>
      )}
      {why && <blockquote className={textStyles.quote}>{why}</blockquote>}
    </StatusCard>
  );
}

interface StatusCardProps {
  mood: AnswerClock['urgency'] | 'done' | 'over';
  title: ReactNode;
  live?: 'status' | 'none';
  children: ReactNode;
}

const TONES = { calm: 'accent', soon: 'caution', late: 'stop', done: 'open', over: 'plain' } as const;

export function StatusCard({ mood, title, live = 'none', children }: StatusCardProps) {
  return (
    <Alert tone={TONES[mood]} live={live}>
      <div className={flow.stack2}>
        <h2 className={textStyles.titleS}>{title}</h2>
        {children}
      </div>
    </Alert>
  );
}

export function Title({
  offer: { state, reason, expected, payment, request },
}: {
  offer: Pick<OperatorOffer, 'state' | 'reason' | 'expected' | 'payment'> & {
    request: Pick<OperatorOffer['request'], 'name'>;
  };
}): ReactNode {
  switch (state) {
    case 'requested':
    case 'viewed':
      return <Trans>Te toca responder</Trans>;
    case 'changes_requested':
      return <Trans>Te toca enviar otra versión</Trans>;
    case 'answered':
      return request.name ? (
        <Trans>Ahora le toca decidir a {request.name.split(' ')[0]}</Trans>
      ) : (
        <Trans>Ahora le toca decidir al viajero</Trans>
      );
    case 'accepted':
      return <AcceptedTitle isAwaited={expected !== null} payment={payment} />;
    case 'waiting':
      return <Trans>Eligió otra, pero todavía no es suya</Trans>;
    case 'not_chosen':
      return <Trans>Eligió otra oferta</Trans>;
    case 'declined':
      return reason?.by === 'traveller' ? <Trans>El viajero dijo que no</Trans> : <Trans>Dijiste que no puedes</Trans>;
    case 'expired':
      return <Trans>Venció</Trans>;
    case 'withdrawn':
      return reason?.by === 'operator' ? <Trans>Retiraste tu oferta</Trans> : <Trans>El pedido se retiró</Trans>;
  }
}

function AcceptedTitle({ isAwaited, payment }: { isAwaited: boolean; payment: OperatorOffer['payment'] }) {
  if (!payment) return <Trans>La aceptó</Trans>;
  const { total, paid, first, isOff } = payment;
  if (isOff) return <Trans>La aceptó y después se canceló</Trans>;
  if (isAwaited)
    return first === total ? <Trans>La aceptó: falta el pago</Trans> : <Trans>La aceptó: falta el adelanto</Trans>;
  return paid >= total ? <Trans>La aceptó y pagó todo</Trans> : <Trans>La aceptó y pagó el adelanto</Trans>;
}

function Paid({
  payment: { total, paid, isOff, cancelled },
  currency,
}: {
  payment: NonNullable<OperatorOffer['payment']>;
  currency: string;
}) {
  const { id: operatorId } = useOperator();
  const money = (minor: number) => formatMoney(minor, currency);
  return (
    <p>
      {cancelled.length > 0 && !isOff && (
        <>
          <Plural value={cancelled.length} one="Se canceló # parte." other="Se cancelaron # partes." />{' '}
        </>
      )}
      {isOff ? (
        total > 0 ? (
          <Trans>De lo pagado quedan {money(total)}, según tu política.</Trans>
        ) : (
          <Trans>Todo lo pagado vuelve al viajero.</Trans>
        )
      ) : paid >= total ? (
        <Trans>Está todo pagado: {money(total)}.</Trans>
      ) : (
        <Trans>
          El adelanto está pagado: {money(paid)} de {money(total)}.
        </Trans>
      )}{' '}
      <Trans>
        Lo que sigue está en <Link to={operatorPaths.bookings(operatorId)}>Reservas</Link>.
      </Trans>
    </p>
  );
}

function moodOf({ state, payment }: OperatorOffer): 'done' | 'over' {
  return state === 'accepted' && !payment?.isOff ? 'done' : 'over';
}

function lastSaid({ history }: OperatorOffer, action: string): string | null {
  const said = history.findLast((event) => event.action === action)?.note?.text;
  return typeof said === 'string' ? said : null;
}

/** The traveller and the operator use some codes with different meanings. */
function reasonWords({ by, code, text }: NonNullable<OperatorOffer['reason']>): string | null {
  const names: Record<string, string> = by === 'traveller' ? REJECT_REASON_NAMES : DECLINE_NAMES;
  const name = names[code];
  return [name, text === name ? null : text].filter(Boolean).join('. ') || null;
}
