import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Check, Minus } from 'lucide-react';
import { type ReactNode, useCallback, useState } from 'react';
import { Link } from 'react-router';
import { Voices } from '#features/places/web/public.ts';
import { sellsBy } from '#features/policies/contract/sales.ts';
import { useFace } from '#web/face.ts';
import { formatDate, formatDay } from '#web/format/dates.ts';
import { formatMoney } from '#web/format/money.ts';
import { paths } from '#web/paths/site.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { DemoBadge } from '#web/ui/demo-badge.tsx';
import type { DepartureView, PlanDetail } from '../../contract/plan.ts';
import { chosenOf, countsOf, type Wish } from '../departure/wish.ts';
import { NO_FILTERS, writeFilters } from '../list/plan-filters.ts';
import { peopleCount } from '../plan-words.ts';
import { AskOperator } from './ask-operator.tsx';
import { type AddToTrip, askFor, BookingBox } from './booking-box.tsx';
import { CancelBands } from './cancel-bands.tsx';
import styles from './plan.module.css';
import { type PlanData, reviewsOf } from './plan-data.ts';
import { PlanHead } from './plan-head.tsx';
import { PlanMap } from './plan-map.tsx';
import { PlanProgram } from './plan-program.tsx';

/** The traveller pays at once, or later together with other items. */
type UseBooking = (
  plan: PlanDetail,
  wish: Wish,
  chosen: DepartureView | null,
) => { book: () => void; add: () => void; busy: boolean };

interface PlanScreenProps {
  data: PlanData;
  useBooking: UseBooking;
  AddToTrip: AddToTrip;
}

export function PlanScreen({ data, useBooking, AddToTrip }: PlanScreenProps) {
  const { plan, first, questions, reviews } = data;
  const { t } = useLingui();
  const [wish, setWish] = useState(first.wish);
  const [chosen, setChosen] = useState<DepartureView | null>(() => chosenOf(first.departures?.items ?? [], first.wish));
  const take = useCallback((departure: DepartureView | null) => setChosen(departure), []);
  const option = plan.options.find(({ id }) => id === wish.optionId);
  const units = countsOf(wish);
  const total = chosen?.total ?? null;

  const isSold = sellsBy(useFace().law.sells, 'basket');
  const { book, add, busy } = useBooking(plan, wish, chosen);

  return (
    <>
      <article className={`wrap ${styles.plan}`}>
        <PlanHead plan={plan} option={option} />
        <div className={styles.body}>
          <aside>
            <BookingBox
              plan={plan}
              wish={wish}
              onWish={setWish}
              onChosen={take}
              AddToTrip={AddToTrip}
              first={first}
              chosen={chosen}
              onBook={book}
              onAdd={add}
              busy={busy}
            />
          </aside>
          <div className={styles.main}>
            <section>
              <h2>
                <Trans>Programa</Trans>
              </h2>
              {plan.description.split(/\n{2,}/).map((paragraph) => (
                <p key={paragraph} className={styles.text}>
                  {paragraph}
                </p>
              ))}
              <PlanProgram days={plan.days} departure={chosen} />
              <PlanMap plan={plan} />
              <p className={styles.meet}>
                <b>{plan.meeting.name}.</b> {plan.meeting.note}
              </p>
            </section>
            <section className={styles.two}>
              <Facts title={t`Incluye`} items={plan.includes} mark={<Check size={18} aria-hidden />} kind="yes" />
              <Facts title={t`No incluye`} items={plan.excludes} mark={<Minus size={18} aria-hidden />} kind="no" />
            </section>
            <section className={styles.two}>
              <Facts title={t`Antes de reservar`} items={plan.restrictions} mark="·" kind="no" />
              <Facts title={t`Qué llevar`} items={plan.bring} mark="·" kind="no" />
            </section>
            {(plan.access || plan.certificate) && (
              <section>
                {plan.access && (
                  <>
                    <h2>
                      <Trans>Accesibilidad</Trans>
                    </h2>
                    <p className={styles.text}>{plan.access}</p>
                  </>
                )}
                {plan.certificate && (
                  <p className={styles.soft}>
                    <Trans>
                      Certificado de seguridad {plan.certificate.number}, válido hasta el{' '}
                      {formatDay(plan.certificate.until)}.
                    </Trans>
                  </p>
                )}
              </section>
            )}
            <section>
              <h2>
                <Trans>Si cancelas</Trans>
              </h2>
              {chosen && total !== null && (
                <>
                  <p className={styles.soft}>
                    <Trans>Para la salida del {formatDate(chosen.date)}:</Trans>
                  </p>
                  <CancelBands
                    policy={plan.policy.terms}
                    startsAt={chosen.startsAt}
                    zone={plan.zone}
                    lines={[{ total, dueNow: chosen.dueNow ?? total }]}
                    currency={plan.currency}
                  />
                </>
              )}
              <ul className={styles.words}>
                {(chosen && total !== null
                  ? plan.policy.words.slice(plan.policy.terms.bands.length + 1)
                  : plan.policy.words
                ).map((sentence) => (
                  <li key={sentence}>{sentence}</li>
                ))}
                {total !== null && (chosen?.dueNow ?? total) < total && (
                  <li>
                    <Trans>Si cancelas antes de pagar el saldo, ya no lo debes.</Trans>
                  </li>
                )}
              </ul>
            </section>
            <section>
              <h2>
                <Trans>Quién lo lleva</Trans>
              </h2>
              <p className={styles.text}>
                {plan.operator.name} {plan.operator.fictional && <DemoBadge />}
              </p>
              <p className={styles.text}>{plan.operator.about}</p>
              <p>
                <Link
                  className={styles.link}
                  to={paths.plans(writeFilters({ ...NO_FILTERS, operador: plan.operator.slug }))}
                >
                  <Trans>Todos sus planes</Trans>
                </Link>
              </p>
            </section>
          </div>
        </div>
        <Voices
          questions={questions}
          reviews={reviews}
          reviewsOf={reviewsOf(plan)}
          showsPlan={plan.rating.count === 0}
          answeredBy={t`Responde ${plan.operator.name}`}
          contact={plan.operator.phone || plan.operator.email ? <AskOperator operator={plan.operator} /> : undefined}
          firstReview={<Trans>Opina quien reservó y fue: después de la salida recibe un correo para contarlo.</Trans>}
        >
          {plan.rating.count === 0 && reviews && reviews.count > 0 && (
            <p className={styles.soft}>
              <Trans>
                Nadie ha opinado todavía sobre este plan. Esto se dice de los otros planes de {plan.operator.name}.
              </Trans>
            </p>
          )}
        </Voices>
      </article>
      {plan.bookable && (
        <div className={styles.foot}>
          <p>
            <b className="num">{formatMoney(total ?? plan.priceFrom ?? 0, plan.currency)}</b>
            <small className="num">
              {chosen && total !== null ? (
                <>
                  {formatDate(chosen.date).replace(/\/\d{4}$/, '')} ·{' '}
                  <Plural value={peopleCount(units)} one="# persona" other="# personas" />
                </>
              ) : (
                <Trans>desde</Trans>
              )}
            </small>
          </p>
          {total === null ? (
            <a href="#reservar" className={styles.choose}>
              <Trans>Elegir fecha</Trans>
            </a>
          ) : isSold ? (
            <Button onClick={book} disabled={busy}>
              {busy ? <Trans>Guardando…</Trans> : <Trans>Reservar</Trans>}
            </Button>
          ) : (
            <ButtonLink to={askFor(plan, wish)}>
              <Trans>Pedir cotización</Trans>
            </ButtonLink>
          )}
        </div>
      )}
    </>
  );
}

function Facts(props: { title: string; items: readonly string[]; mark: ReactNode; kind: 'yes' | 'no' }) {
  if (props.items.length === 0) return null;
  return (
    <div>
      <h2>{props.title}</h2>
      <ul className={styles[props.kind]}>
        {props.items.map((item) => (
          <li key={item}>
            <span>{props.mark}</span>
            {item}
          </li>
        ))}
      </ul>
    </div>
  );
}
