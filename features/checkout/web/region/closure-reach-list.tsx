import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useMoment } from '#features/accounts/web/public.ts';
import { backOfficeKey, Trouble } from '#features/backoffice/web/public.ts';
import { spacedReference } from '#features/bookings/contract/booking-words.ts';
import type { ReachedBooking, ReachOutcome } from '#features/checkout/contract/closure-reach.ts';
import { showClosureReach } from '#features/checkout/contract/region-routes.ts';
import { closureWords } from '#features/closures/contract/closure-words.ts';
import type { PlanClosure } from '#features/operators/contract/plan-closure.ts';
import { formatDate } from '#web/format/dates.ts';
import { useApi } from '#web/http/use-api.ts';
import { regionPaths } from '#web/paths/region.ts';
import { Badge, type BadgeTone } from '#web/ui/badge.tsx';
import flow from '#web/ui/flow.module.css';
import { LongList } from '#web/ui/long-list.tsx';
import rows from '#web/ui/rows.module.css';
import { Nothing, Row, RowEnd, RowLink, RowMain, Rows } from '#web/ui/rows.tsx';
import { SkeletonList } from '#web/ui/skeleton-list.tsx';
import textStyles from '#web/ui/text.module.css';
import { useAnswerWords } from '../operator/closures/use-answer-words.ts';

export function ClosureReachList({ id }: { id: string }) {
  const api = useApi();
  const { data, error, refetch } = useQuery({
    queryKey: [...backOfficeKey, 'closure-reach', id],
    queryFn: ({ signal }) => api.call(showClosureReach, { params: { id }, signal, quiet: true }),
  });
  if (error && !data) return <Trouble error={error} retry={() => void refetch()} />;
  if (!data) return <SkeletonList rows={6} />;
  const { closure, plans, travellers, today } = data;
  return (
    <div className={flow.stack6}>
      <p className={textStyles.lead}>
        {closure.kind === 'place' && <b>{closure.name}. </b>}
        {closureWords(closure, today)}
      </p>
      <section>
        <h2 className={rows.count}>
          <Trans>Operadores</Trans> <small>{plans.length}</small>
        </h2>
        {plans.length === 0 ? (
          <Nothing>
            <Trans>Ningún plan con salidas en esos días para ahí.</Trans>
          </Nothing>
        ) : (
          <Rows>
            {plans.map((item) => (
              <PlanRow key={item.plan.id} item={item} />
            ))}
          </Rows>
        )}
      </section>
      <section>
        <h2 className={rows.count}>
          <Trans>Viajeros con reserva</Trans> <small>{travellers.length}</small>
        </h2>
        {travellers.length === 0 ? (
          <Nothing>
            <Trans>Nadie tiene una reserva en esos días.</Trans>
          </Nothing>
        ) : (
          <LongList items={travellers}>
            {(shown) => (
              <Rows>
                {shown.map((booking) => (
                  <TravellerRow key={booking.bookingId} booking={booking} />
                ))}
              </Rows>
            )}
          </LongList>
        )}
      </section>
    </div>
  );
}

function PlanRow({ item }: { item: PlanClosure }) {
  const moment = useMoment();
  const words = useAnswerWords();
  const { plan, operator, state, isOverdue, dueAt, notifiedAt, notifiedPeople, answer, answeredAt, instead, note } =
    item;
  return (
    <Row columns={2}>
      <RowMain>
        <RowLink to={regionPaths.plan(plan.id)}>{plan.title}</RowLink>
        <p className={rows.soft}>
          {operator.name} · <Plural value={item.departures} one="# salida" other="# salidas" />
          {', '}
          <Plural value={item.bookings} one="# reserva" other="# reservas" />
        </p>
        <p className={textStyles.note}>
          {notifiedAt && notifiedPeople === 0 ? (
            <Trans>No tenemos un correo suyo: llama al operador</Trans>
          ) : notifiedAt ? (
            <Plural
              value={notifiedPeople}
              one={`Se avisó a # persona de su equipo el ${moment(notifiedAt)}`}
              other={`Se avisó a # personas de su equipo el ${moment(notifiedAt)}`}
            />
          ) : (
            <Trans>El correo todavía no sale</Trans>
          )}
        </p>
        {answer && answeredAt && (
          <p className={textStyles.note}>
            <Trans>
              Respondió el {moment(answeredAt)}: {words[answer].name.toLowerCase()}
            </Trans>
            {instead && `: ${instead}`}
            {note && `. «${note}»`}
          </p>
        )}
      </RowMain>
      <RowEnd>
        {state === 'over' ? (
          <Badge>
            <Trans>Ya no lo toca</Trans>
          </Badge>
        ) : state === 'answered' ? (
          <Badge tone={answer === 'call_off' ? 'bad' : 'good'}>
            {answer === 'call_off' ? <Trans>No sale</Trans> : <Trans>Respondió</Trans>}
          </Badge>
        ) : isOverdue ? (
          <Badge tone="bad">
            <Trans>Sin respuesta: no se vende</Trans>
          </Badge>
        ) : (
          <Badge tone="doubt">{dueAt && <Trans>Tiene hasta el {moment(dueAt)}</Trans>}</Badge>
        )}
      </RowEnd>
    </Row>
  );
}

const TONES: Record<ReachOutcome, BadgeTone> = {
  nothing: 'doubt',
  kept: 'good',
  moved: 'good',
  refunded: 'plain',
  freed: 'plain',
};

function TravellerRow({ booking }: { booking: ReachedBooking }) {
  const { t } = useLingui();
  const moment = useMoment();
  const {
    bookingId,
    reference,
    planTitle,
    localDate,
    channel,
    notifiedOf,
    notifiedAt,
    notifiedTo,
    seenAt,
    outcome,
    outcomeAt,
  } = booking;
  const outcomes: Record<ReachOutcome, string> = {
    nothing: notifiedOf === 'as_sold' ? t`No hace falta que responda` : t`Sin respuesta`,
    kept: t`Va así`,
    moved: t`Cambió de fecha`,
    refunded: t`Recuperó su dinero`,
    freed: t`Ya no lo toca`,
  };
  return (
    <Row columns={2}>
      <RowMain>
        <RowLink to={regionPaths.booking(bookingId)}>{spacedReference(reference)}</RowLink>
        <p className={rows.soft}>
          {planTitle} · <span className="num">{formatDate(localDate)}</span>
        </p>
        <p className={textStyles.note}>
          {notifiedAt && notifiedTo ? (
            <Trans>
              Se le avisó a {notifiedTo} el {moment(notifiedAt)}
            </Trans>
          ) : channel === 'octo' ? (
            <Trans>Reservó por una agencia: le avisa ella</Trans>
          ) : (
            <Trans>Sin correo: el operador tiene que llamarle</Trans>
          )}
          {' · '}
          {seenAt ? <Trans>abrió su reserva el {moment(seenAt)}</Trans> : <Trans>no abrió su reserva</Trans>}
        </p>
      </RowMain>
      <RowEnd>
        <Badge tone={outcome === 'nothing' && notifiedOf === 'as_sold' ? 'plain' : TONES[outcome]}>
          {outcomes[outcome]}
        </Badge>
        {outcomeAt && outcome !== 'nothing' && <small className={textStyles.note}>{moment(outcomeAt)}</small>}
      </RowEnd>
    </Row>
  );
}
