import { Trans, useLingui } from '@lingui/react/macro';
import { MessagesSquare, ShoppingBasket } from 'lucide-react';
import type { ComponentProps, ComponentType } from 'react';
import { sellsBy } from '#features/policies/contract/sales.ts';
import { useFace } from '#web/face.ts';
import { formatMoney } from '#web/format/money.ts';
import { quotationPaths } from '#web/paths/quotation.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Fret } from '#web/ui/fret.tsx';
import type { DepartureView, PlanDetail } from '../../contract/plan.ts';
import type { UnitCount } from '../../contract/unit.ts';
import { DeparturePicker } from '../departure/departure-picker.tsx';
import { countsOf, isFull, peopleOfWish, type Wish } from '../departure/wish.ts';
import { AskOperator } from './ask-operator.tsx';
import styles from './booking-box.module.css';
import { TotalPrice } from './total-price.tsx';

export type AddToTrip = ComponentType<{
  className?: string | undefined;
  chosen: { plan: PlanDetail; departure: DepartureView; people: number; booking: null } | null;
}>;

/** Offers the waiting list of a departure without places for the party. */
export type Waitlist = ComponentType<{ departureId: string; units: UnitCount[] }>;

interface BookingBoxProps extends Omit<ComponentProps<typeof DeparturePicker>, 'plan'> {
  plan: PlanDetail;
  chosen: DepartureView | null;
  AddToTrip: AddToTrip;
  Waitlist: Waitlist;
  onBook: () => void;
  onAdd: () => void;
  busy: boolean;
}

export function BookingBox({ plan, chosen, AddToTrip, Waitlist, onBook, onAdd, busy, ...picker }: BookingBoxProps) {
  const { t } = useLingui();
  const { sells } = useFace().law;
  const isSold = sellsBy(sells, 'basket');
  const { currency, confirmation } = plan;
  const total = chosen?.total ?? null;
  const price = total === null ? '' : formatMoney(total, currency);
  const due = chosen?.dueNow ?? total;
  const dueNow = due === null ? '' : formatMoney(due, currency);
  const share = total && due ? Math.round((due / total) * 100) : 0;
  const option = plan.options.find(({ id }) => id === picker.wish.optionId);
  if (!plan.bookable) {
    return (
      <div className={styles.box}>
        <p className={styles.none}>
          <Trans>Este plan no tiene salidas por ahora. Vuelve a mirar en unos días.</Trans>
        </p>
        <ButtonLink kind="bare" to={quotationPaths.ask({ plan: plan.slug })}>
          <Trans>Pedir cotización a medida</Trans>
        </ButtonLink>
      </div>
    );
  }
  return (
    <section className={styles.box} aria-label={isSold ? t`Reservar` : t`Salidas y precio`} id="reservar">
      <div className={styles.total} aria-live="polite">
        <TotalPrice minor={total ?? plan.priceFrom} currency={currency} />
        <p>
          {total === null ? (
            plan.pricingPer === 'BOOKING' ? (
              <Trans>desde, por grupo, impuestos incluidos</Trans>
            ) : (
              <Trans>desde, por adulto, impuestos incluidos</Trans>
            )
          ) : (
            <Trans>en total, impuestos incluidos</Trans>
          )}
        </p>
      </div>
      <Fret className={styles.fret} />
      <div className={styles.in}>
        <DeparturePicker plan={plan} {...picker} />
        {isSold && chosen && isFull(chosen) ? (
          <Waitlist departureId={chosen.id} units={countsOf(picker.wish)} />
        ) : isSold ? (
          <>
            <Button block disabled={total === null || busy} onClick={onBook}>
              {busy ? (
                <Trans>Guardando tu lugar…</Trans>
              ) : total === null ? (
                <Trans>Reservar</Trans>
              ) : (
                <Trans>Reservar por {price}</Trans>
              )}
            </Button>
            <p className={styles.note}>
              <Trans>Guardamos tu lugar 20 minutos mientras pagas.</Trans>{' '}
              {total !== null &&
                due !== null &&
                due < total &&
                (option?.balanceDays === 0 ? (
                  <Trans>
                    Hoy pagas {dueNow} ({share} %); el resto, el día de salida.
                  </Trans>
                ) : (
                  <Trans>
                    Hoy pagas {dueNow} ({share} %); el resto, {option?.balanceDays} días antes de salir.
                  </Trans>
                ))}{' '}
              {confirmation === 'MANUAL' && (
                <Trans>El operador confirma después del pago; si no puede, recuperas todo.</Trans>
              )}
            </p>
          </>
        ) : (
          <>
            <ButtonLink block to={askFor(plan, picker.wish)}>
              <MessagesSquare size={18} aria-hidden />
              <Trans>Pedir cotización</Trans>
            </ButtonLink>
            <p className={styles.note}>
              {sells === 'quotations' ? (
                <Trans>Aquí se vende por cotización: pides la tuya, {plan.operator.name} responde y tú decides.</Trans>
              ) : (
                <Trans>Este sitio no vende ni cobra: la compra la haces con {plan.operator.name}.</Trans>
              )}
            </p>
            <AskOperator operator={plan.operator} />
          </>
        )}
        <div className={styles.also}>
          {isSold && (
            <Button kind="bare" disabled={total === null} onClick={onAdd} className={styles.add}>
              <ShoppingBasket size={18} aria-hidden />
              <Trans>Agregar a la canasta</Trans>
            </Button>
          )}
          <AddToTrip
            className={styles.add}
            chosen={
              chosen && { plan, departure: chosen, people: peopleOfWish(plan.options, picker.wish), booking: null }
            }
          />
          {isSold && (
            <ButtonLink kind="bare" className={styles.add} to={askFor(plan, picker.wish)}>
              <MessagesSquare size={18} aria-hidden />
              <Trans>Pedir cotización a medida</Trans>
            </ButtonLink>
          )}
        </div>
      </div>
    </section>
  );
}

export function askFor({ slug, options }: PlanDetail, wish: Wish): string {
  const seniors = peopleOfWish(options, wish, ({ type }) => type === 'SENIOR');
  const children = peopleOfWish(options, wish, ({ type }) => type === 'CHILD' || type === 'INFANT');
  const party = { adults: peopleOfWish(options, wish) - seniors - children, seniors, children };
  return quotationPaths.ask({ plan: slug, date: wish.date, party });
}
