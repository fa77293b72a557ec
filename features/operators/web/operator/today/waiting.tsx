import { Plural, Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { whenWords } from '#features/bookings/contract/booking-words.ts';
import { countSoldBookings } from '#features/checkout/contract/operator-routes.ts';
import { listReceivedQuestions } from '#features/questions/contract/operator-routes.ts';
import { listReceivedReviews } from '#features/reviews/contract/operator-routes.ts';
import { formatMoney } from '#web/format/money.ts';
import { useApi } from '#web/http/use-api.ts';
import { operatorPaths } from '#web/paths/operator.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Dots } from '#web/ui/dots.tsx';
import rows from '#web/ui/rows.module.css';
import { Row, RowEnd, RowLink, RowMain, Rows } from '#web/ui/rows.tsx';
import { Panel } from '../form/panel.tsx';
import {
  operatorKey,
  planClosuresQuery,
  plansQuery,
  quotationCountsQuery,
  unreadAnnouncementsQuery,
} from '../operator.queries.ts';
import { useOperator } from '../operator-frame.tsx';
import { PlanStateBadge } from '../state-badges.tsx';

export function Waiting() {
  const operator = useOperator();
  const { id: operatorId } = operator;
  const api = useApi();
  const { data: counts } = useQuery({
    queryKey: [...operatorKey(operatorId), 'booking-counts'],
    queryFn: ({ signal }) => api.call(countSoldBookings, { params: { operatorId }, signal, quiet: true }),
    refetchInterval: 60_000,
  });
  const { data: plans } = useQuery(plansQuery(api, operatorId));
  const { data: closures } = useQuery(planClosuresQuery(api, operatorId));
  const { data: announced } = useQuery(unreadAnnouncementsQuery(api, operatorId));
  const { data: quotations } = useQuery(quotationCountsQuery(api, operatorId));
  const { data: reviews } = useQuery({
    queryKey: [...operatorKey(operatorId), 'unanswered-reviews'],
    queryFn: ({ signal }) =>
      api.call(listReceivedReviews, {
        params: { operatorId },
        query: { unanswered: true },
        signal,
        quiet: true,
      }),
  });
  const { data: questions } = useQuery({
    queryKey: [...operatorKey(operatorId), 'questions', 'today'],
    queryFn: ({ signal }) =>
      api.call(listReceivedQuestions, {
        params: { operatorId },
        query: { unanswered: true },
        signal,
        quiet: true,
      }),
  });
  const unanswered = reviews?.items.length ?? 0;
  const questioned = questions?.items.length ?? 0;
  // Before verification, the list of missing data already includes the bank account.
  const isPaid = operator.role === 'owner' && operator.state === 'verified';
  const awaited = operator.bankChanges.some(({ state }) => state === 'waiting');
  const account = !isPaid ? null : awaited ? 'waits' : operator.bank ? null : 'missing';
  const pending = counts?.pending ?? 0;
  const toNotify = counts?.toNotify ?? [];
  const toGiveBack = counts?.toGiveBack ?? [];
  const asked = quotations?.open ?? 0;
  const late = quotations?.late ?? 0;
  const unread = quotations?.unread ?? 0;
  const unreadAnnouncements = announced?.unread ?? 0;
  const wanting = (plans?.items ?? []).filter(
    ({ state, review }) => state === 'changes_requested' || review === 'changes_requested' || state === 'submitted',
  );
  const closed = closures?.items.filter(({ state }) => state === 'waiting') ?? [];
  const overdue = closed.filter(({ isOverdue }) => isOverdue).length;
  if (
    pending === 0 &&
    toNotify.length === 0 &&
    toGiveBack.length === 0 &&
    closed.length === 0 &&
    asked === 0 &&
    unread === 0 &&
    unreadAnnouncements === 0 &&
    unanswered === 0 &&
    questioned === 0 &&
    !account &&
    wanting.length === 0
  )
    return null;
  return (
    <Panel title={<Trans>Lo que espera</Trans>}>
      <Rows>
        {toNotify.map((departure) => (
          <Row key={departure.departureId}>
            <RowMain>
              <RowLink to={operatorPaths.cancelDeparture(operatorId, departure.departureId)}>
                <Plural
                  value={departure.guests}
                  one="Avisa a # persona de la salida cancelada"
                  other="Avisa a # personas de la salida cancelada"
                />
              </RowLink>
              <Dots className={rows.soft}>
                {departure.title}
                {whenWords(departure)}
              </Dots>
            </RowMain>
          </Row>
        ))}
        {toGiveBack.map(({ bookingId, name, title, amount, currency }) => (
          <Row key={bookingId}>
            <RowMain>
              <RowLink to={operatorPaths.booking(operatorId, bookingId)}>
                {name ? (
                  <Trans>
                    Devuelve {formatMoney(amount, currency)} a {name}
                  </Trans>
                ) : (
                  <Trans>Devuelve {formatMoney(amount, currency)}</Trans>
                )}
              </RowLink>
              <Dots className={rows.soft}>
                {title}
                <Trans>te los pagaron a ti</Trans>
              </Dots>
            </RowMain>
          </Row>
        ))}
        {pending > 0 && (
          <Row columns={2}>
            <RowMain>
              <RowLink to={operatorPaths.bookings(operatorId, new URLSearchParams({ estado: 'PENDING' }))}>
                <Plural value={pending} one="# reserva por confirmar" other="# reservas por confirmar" />
              </RowLink>
              <p className={rows.soft}>
                <Trans>Ya están pagadas: acéptalas o recházalas.</Trans>
              </p>
            </RowMain>
          </Row>
        )}
        {closed.length > 0 && (
          <Row columns={2}>
            <RowMain>
              <RowLink to={operatorPaths.closures(operatorId)}>
                <Plural value={closed.length} one="# cierre toca tus planes" other="# cierres tocan tus planes" />
              </RowLink>
              <p className={rows.soft}>
                <Trans>Di cómo sales: mientras tanto esos días no se venden.</Trans>
              </p>
            </RowMain>
            {overdue > 0 && (
              <RowEnd>
                <Badge tone="bad">
                  <Plural value={overdue} one="# va tarde" other="# van tarde" />
                </Badge>
              </RowEnd>
            )}
          </Row>
        )}
        {unreadAnnouncements > 0 && (
          <Row columns={2}>
            <RowMain>
              <RowLink to={operatorPaths.announcements(operatorId)}>
                <Plural
                  value={unreadAnnouncements}
                  one="# mensaje de la región sin leer"
                  other="# mensajes de la región sin leer"
                />
              </RowLink>
              <p className={rows.soft}>
                <Trans>Es para tu operador: léelo antes de tu próxima salida.</Trans>
              </p>
            </RowMain>
          </Row>
        )}
        {asked > 0 && (
          <Row columns={2}>
            <RowMain>
              <RowLink to={operatorPaths.quotations(operatorId)}>
                <Plural value={asked} one="# cotización por responder" other="# cotizaciones por responder" />
              </RowLink>
              <p className={rows.soft}>
                <Trans>Piden tu precio: casi siempre eligen al primero que responde.</Trans>
              </p>
            </RowMain>
            {late > 0 && (
              <RowEnd>
                <Badge tone="bad">
                  <Plural value={late} one="# va tarde" other="# van tarde" />
                </Badge>
              </RowEnd>
            )}
          </Row>
        )}
        {unread > 0 && (
          <Row columns={2}>
            <RowMain>
              <RowLink to={operatorPaths.quotations(operatorId, 'mensajes')}>
                <Plural
                  value={unread}
                  one="# cotización con mensajes sin leer"
                  other="# cotizaciones con mensajes sin leer"
                />
              </RowLink>
              <p className={rows.soft}>
                <Trans>El viajero te escribió.</Trans>
              </p>
            </RowMain>
          </Row>
        )}
        {questioned > 0 && (
          <Row>
            <RowMain>
              <RowLink to={operatorPaths.questions(operatorId)}>
                {questions?.next ? (
                  <Trans>Más de {questioned} preguntas sin respuesta</Trans>
                ) : (
                  <Plural value={questioned} one="# pregunta sin respuesta" other="# preguntas sin respuesta" />
                )}
              </RowLink>
            </RowMain>
          </Row>
        )}
        {unanswered > 0 && (
          <Row>
            <RowMain>
              <RowLink to={operatorPaths.reviews(operatorId)}>
                {reviews?.next ? (
                  <Trans>Más de {unanswered} opiniones sin respuesta</Trans>
                ) : (
                  <Plural value={unanswered} one="# opinión sin respuesta" other="# opiniones sin respuesta" />
                )}
              </RowLink>
            </RowMain>
          </Row>
        )}
        {account && (
          <Row>
            <RowMain>
              <RowLink to={operatorPaths.payoutAccount(operatorId)}>
                {account === 'waits' ? (
                  <Trans>Tu cuenta nueva está en espera</Trans>
                ) : (
                  <Trans>Falta la cuenta en la que cobras</Trans>
                )}
              </RowLink>
              <p className={rows.soft}>
                {account === 'waits' ? (
                  <Trans>Mientras espera no sale ningún pago.</Trans>
                ) : (
                  <Trans>Sin ella no podemos pagarte lo que ganas.</Trans>
                )}
              </p>
            </RowMain>
          </Row>
        )}
        {wanting.map(({ id, title, state, review, reviewNote }) => (
          <Row key={id} columns={2}>
            <RowMain>
              <RowLink to={operatorPaths.plan(operatorId, id, 'enviar')}>{title}</RowLink>
              {reviewNote && <p className={rows.soft}>{reviewNote}</p>}
            </RowMain>
            <RowEnd>
              <PlanStateBadge state={state} review={review} />
            </RowEnd>
          </Row>
        ))}
      </Rows>
    </Panel>
  );
}
