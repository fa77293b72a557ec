import { Plural, Trans } from '@lingui/react/macro';
import { CircleCheck, Hourglass, Timer } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { Link } from 'react-router';
import { ORDER_SECRET_HEADER } from '#features/checkout/contract/routes.ts';
import { boughtOrder, keepOrder, useNow } from '#features/checkout/web/public.ts';
import { momentWords } from '#features/operators/web/public.ts';
import { AddOrderToTrip } from '#features/trips/web/public.ts';
import { useFace } from '#web/face.ts';
import { formatMoney } from '#web/format/money.ts';
import { paths } from '#web/paths.ts';
import { quotationPaths } from '#web/quotation-paths.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import type { QuotedOrderView } from '../../contract/quotation-view.ts';
import { nextDue } from './offers.ts';
import styles from './request-state.module.css';
import { leftWords } from './time-left.ts';
import type { Opened } from './use-act.ts';

/** Where the request is, what is due next, and the step that goes with it. */
export function RequestState({ quotation, behind }: Opened) {
  const { timeZone } = useFace();
  const { state, offers, order } = quotation;
  const due = nextDue(quotation, new Date(Date.now() + behind).toISOString());
  const at = due && momentWords(new Date(due.at), timeZone);
  const left = due && <Left until={due.at} behind={behind} />;
  useEffect(() => {
    if (order) keepOrder(order, order.secret);
  }, [order]);

  if (state === 'open') {
    const seen = offers.filter((offer) => offer.state === 'viewed').length;
    return (
      <State icon={<Hourglass size={22} aria-hidden />} title={<Trans>Esperamos respuestas</Trans>}>
        <p>
          <Plural value={offers.length} one="Preguntamos a # operador." other="Preguntamos a # operadores." />{' '}
          {seen > 0 && <Plural value={seen} one="# ya la abrió." other="# ya la abrieron." />}
        </p>
        {due?.what === 'answer' && (
          <p>
            <Trans>
              Responden antes del {at}: faltan {left}.
            </Trans>
          </p>
        )}
        {due?.what === 'end' && (
          <p>
            <Trans>
              Van tarde. Esperamos hasta el {at}: quedan {left}.
            </Trans>
          </p>
        )}
      </State>
    );
  }
  if (state === 'answered') {
    const count = offers.filter((offer) => offer.state === 'answered').length;
    const lapsed = lapsedLast(quotation.history);
    const changing = offers.filter((offer) => offer.state === 'changes_requested').length;
    const waiting = offers.filter((offer) => offer.state === 'requested' || offer.state === 'viewed').length;
    return (
      <State
        icon={<Timer size={22} aria-hidden />}
        title={
          count === 0 && changing === 0 ? (
            <Trans>Ninguna oferta sigue en pie</Trans>
          ) : (
            <Plural value={count} _0="Esperas cambios" one="Tienes # oferta" other="Tienes # ofertas" />
          )
        }
      >
        {lapsed && (
          <p>
            <Trans>
              El adelanto de {lapsed} no llegó a tiempo: soltamos esos lugares, no se te cobró nada y tus ofertas
              volvieron.
            </Trans>
          </p>
        )}
        {due?.what === 'valid' && (
          <p>
            <Trans>
              La de {due.operator} vale hasta el {at}: quedan {left}.
            </Trans>
          </p>
        )}
        {waiting > 0 && (
          <p>
            <Plural value={waiting} one="Falta que responda # operador." other="Falta que respondan # operadores." />
          </p>
        )}
      </State>
    );
  }
  if (state === 'accepted' && order) {
    const { currency } = order;
    const deposit = formatMoney(order.deposit, currency);
    if (order.state === 'held') {
      return (
        <State
          icon={<Timer size={22} aria-hidden />}
          title={
            <Trans>
              Guardamos tus lugares <span className="num">{left}</span>
            </Trans>
          }
          isNow
        >
          <p>
            <Trans>
              Con el adelanto de {deposit} quedan tuyos. Si no llega antes del {at}, los soltamos y las otras ofertas
              vuelven.
            </Trans>
          </p>
          <ButtonLink to={paths.pay(order.id)} reloadDocument>
            <Trans>Pagar el adelanto</Trans>
          </ButtonLink>
        </State>
      );
    }
    const missing = order.total - order.paid;
    const rest = formatMoney(missing, currency);
    return (
      <State icon={<CircleCheck size={22} aria-hidden />} title={<Trans>Es tuyo: está reservado</Trans>} isDone>
        {missing > 0 && (
          <p>
            <Trans>Falta pagar {rest}, en sus fechas.</Trans>
          </p>
        )}
        <div className={styles.ways}>
          <ButtonLink to={paths.booking(order.reference)}>
            <Trans>Ver la reserva</Trans>
          </ButtonLink>
          <ToTrip quotation={quotation} order={order} />
        </div>
      </State>
    );
  }
  return (
    <State icon={<Hourglass size={22} aria-hidden />} title={<OverTitle state={state} />}>
      {state === 'expired' && (
        <p>
          <Trans>Nadie respondió a tiempo, o lo que se ofreció ya venció. Puedes preguntar a otros.</Trans>
        </p>
      )}
      {order && (
        <p>
          <Link to={paths.booking(order.reference)} className={styles.link}>
            <Trans>Ver la reserva</Trans>
          </Link>
        </p>
      )}
      {state === 'withdrawn' && (
        <ButtonLink kind="quiet" to={quotationPaths.ask()}>
          <Trans>Pedir otra</Trans>
        </ButtonLink>
      )}
    </State>
  );
}

/** Whose places were let go since the last acceptance, by name; null: nobody's, or the person let them go. */
function lapsedLast(history: Opened['quotation']['history']): string | null {
  const last = history.findLast(
    ({ action, operator }) => operator !== null && (action === 'accept' || action === 'lapse'),
  );
  return last?.action === 'lapse' && last.note?.code === 'deposit_not_paid' ? last.operator : null;
}

/** What is theirs goes into the trip that they asked from, or into another one. */
function ToTrip({ quotation, order }: Pick<Opened, 'quotation'> & { order: QuotedOrderView }) {
  const taken = quotation.offers.find(({ state }) => state === 'accepted')?.current?.content;
  if (!taken || order.state !== 'confirmed') return null;
  return (
    <AddOrderToTrip
      order={boughtOrder(order, { [ORDER_SECRET_HEADER]: order.secret })}
      title={taken.title}
      date={taken.startDate}
      meant={quotation.trip}
    />
  );
}

function OverTitle({ state }: { state: Opened['quotation']['state'] }) {
  if (state === 'expired') return <Trans>Venció</Trans>;
  if (state === 'withdrawn') return <Trans>La retiraste</Trans>;
  return <Trans>Terminada</Trans>;
}

interface StateProps {
  icon: ReactNode;
  title: ReactNode;
  /** Something has to be done soon. */
  isNow?: boolean;
  isDone?: boolean;
  children: ReactNode;
}

function State({ icon, title, isNow, isDone, children }: StateProps) {
  return (
    <section className={styles.state} data-now={isNow || undefined} data-done={isDone || undefined}>
      {icon}
      <div>
        <h2>{title}</h2>
        {children}
      </div>
    </section>
  );
}

/** What is left until then, counting. */
function Left({ until, behind }: { until: string; behind: number }) {
  const now = useNow(true);
  return <b className="num">{leftWords(Date.parse(until) - now - behind)}</b>;
}
