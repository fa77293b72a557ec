import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useCallback, useState } from 'react';
import { Voices } from '#features/places/web/public.ts';
import { sellsBy } from '#features/policies/contract/sales.ts';
import { useFace } from '#web/face.ts';
import { formatDate } from '#web/format/dates.ts';
import { formatMoney } from '#web/format/money.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import type { DepartureView, PlanDetail } from '../../contract/plan.ts';
import { chosenOf, isFull, peopleOfWish, type Wish } from '../departure/wish.ts';
import { AskOperator } from './ask-operator.tsx';
import { type AddToTrip, askFor, BookingBox, type Waitlist } from './booking-box.tsx';
import styles from './plan.module.css';
import { type PlanData, reviewsOf } from './plan-data.ts';
import { PlanPage } from './plan-page.tsx';

type UseBooking = (
  plan: PlanDetail,
  wish: Wish,
  chosen: DepartureView | null,
) => { book: () => void; add: () => void; busy: boolean };

interface PlanScreenProps {
  data: PlanData;
  useBooking: UseBooking;
  AddToTrip: AddToTrip;
  Waitlist: Waitlist;
}

export function PlanScreen({ data, useBooking, AddToTrip, Waitlist }: PlanScreenProps) {
  const { plan, first, questions, reviews } = data;
  const { t } = useLingui();
  const [wish, setWish] = useState(first.wish);
  const [chosen, setChosen] = useState<DepartureView | null>(() => chosenOf(first.departures?.items ?? [], first.wish));
  const take = useCallback((departure: DepartureView | null) => setChosen(departure), []);
  const option = plan.options.find(({ id }) => id === wish.optionId);
  const total = chosen?.total ?? null;

  const isSold = sellsBy(useFace().law.sells, 'basket');
  const { book, add, busy } = useBooking(plan, wish, chosen);

  return (
    <>
      <PlanPage
        plan={plan}
        option={option}
        chosen={chosen}
        aside={
          <BookingBox
            plan={plan}
            wish={wish}
            onWish={setWish}
            onChosen={take}
            AddToTrip={AddToTrip}
            Waitlist={Waitlist}
            first={first}
            chosen={chosen}
            onBook={book}
            onAdd={add}
            busy={busy}
          />
        }
      >
        <Voices
          about={{
            kind: 'operator',
            id: plan.operator.slug,
            name: plan.operator.name,
            begins: t`Sobre «${plan.title}»: `,
            answers: t`Responde ${plan.operator.name}. Te avisamos por correo.`,
          }}
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
      </PlanPage>
      {plan.bookable && (
        <div className={styles.foot}>
          <p>
            <b className="num">{formatMoney(total ?? plan.priceFrom ?? 0, plan.currency)}</b>
            <small className="num">
              {chosen && total !== null ? (
                <>
                  {formatDate(chosen.date).replace(/\/\d{4}$/, '')} ·{' '}
                  <Plural value={peopleOfWish(plan.options, wish)} one="# persona" other="# personas" />
                </>
              ) : (
                <Trans>desde</Trans>
              )}
            </small>
          </p>
          {total === null ? (
            <a href="#reservar" className={styles.choose}>
              {isSold && chosen && isFull(chosen) ? <Trans>Lista de espera</Trans> : <Trans>Elegir fecha</Trans>}
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
