import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { CalendarCheck, CalendarX } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useFace } from '#web/face.ts';
import { formatDate, localDate } from '#web/format/dates.ts';
import { formatMoney } from '#web/format/money.ts';
import { Button } from '#web/ui/button.tsx';
import { Segmented } from '#web/ui/choice.tsx';
import { Stepper } from '#web/ui/stepper.tsx';
import { peopleWords } from '../../contract/people-words.ts';
import type { DepartureView } from '../../contract/plan.ts';
import { ClosureNotes } from './closure-notes.tsx';
import { DayCalendar } from './day-calendar.tsx';
import styles from './departure-picker.module.css';
import { useUnitAges } from './unit-ages.ts';
import { type FirstDepartures, useDepartures } from './use-departures.ts';
import { type Choosable, chosenOf, mainUnitOf, monthOf, partyIn, type Wish } from './wish.ts';

interface DeparturePickerProps {
  plan: Choosable;
  wish: Wish;
  onWish: (wish: Wish) => void;
  /** Called with null while departures load, or if the day has no departures. */
  onChosen: (chosen: DepartureView | null) => void;
  first?: FirstDepartures;
}

export function DeparturePicker({ plan, wish, onWish, onChosen, first }: DeparturePickerProps) {
  const { t } = useLingui();
  const { timeZone } = useFace();
  const agesOf = useUnitAges();
  const [month, setMonth] = useState(first?.month ?? monthOf(wish.date ?? plan.bookable?.from ?? localDate(timeZone)));
  const { calendar, departures } = useDepartures(plan, wish, month, first);
  const items = departures.data?.items.filter(({ date }) => date === wish.date) ?? [];
  const chosen = wish.date ? chosenOf(items, wish) : null;
  const settled = departures.isPlaceholderData ? null : chosen;
  useEffect(() => onChosen(settled), [onChosen, settled]);
  const refused = first?.refused;
  const option = plan.options.find(({ id }) => id === wish.optionId);
  if (!option || !plan.bookable) return null;
  const perGroup = plan.pricingPer === 'BOOKING' || option.private;
  const priceOf = (unitId: string) =>
    chosen?.prices.find((price) => price.unitId === unitId)?.amount ??
    option.units.find(({ id }) => id === unitId)?.priceFrom ??
    null;
  const main = perGroup ? null : mainUnitOf(option);
  const priceAt = ({ prices }: DepartureView) => {
    const price = prices.find(({ unitId }) => unitId === main);
    return price && formatMoney(price.amount, plan.currency);
  };
  const pricesDiffer = new Set(items.map(priceAt)).size > 1;
  const kept = wish.time === undefined && chosen ? { time: chosen.time } : {};
  const lacks =
    wish.time && settled && settled.id !== wish.departureId && settled.time !== wish.time ? wish.time : null;
  const units = option.units.map((unit) => ({ ...unit, quantity: wish.units[unit.id] ?? 0 }));
  return (
    <div className={styles.picker}>
      {plan.options.length > 1 && (
        <Segmented
          name={`opcion-${plan.id}`}
          label={t`Modalidad`}
          value={wish.optionId}
          options={plan.options.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(optionId) => {
            const other = plan.options.find(({ id }) => id === optionId)!;
            onWish({ ...wish, ...kept, optionId, units: partyIn(option, other, wish.units), departureId: null });
          }}
        />
      )}
      <DayCalendar
        month={month}
        days={calendar.data?.days ?? []}
        currency={plan.currency}
        perGroup={perGroup}
        chosen={wish.date}
        range={{ from: monthOf(plan.bookable.from), to: monthOf(plan.bookable.to) }}
        busy={calendar.isFetching && calendar.isPlaceholderData}
        onMonth={setMonth}
        onChoose={(date) => onWish({ ...wish, ...kept, date, departureId: null })}
      />
      {refused && wish.date === first?.wish.date && (
        <p className={styles.trouble} role="status">
          {refused.isPast ? (
            <Trans>El {formatDate(refused.day)} ya pasó. Te mostramos la próxima salida.</Trans>
          ) : (
            <Trans>El {formatDate(refused.day)} todavía no se vende. Te mostramos la próxima salida.</Trans>
          )}
        </p>
      )}
      <ClosureNotes
        days={(calendar.data?.days ?? []).filter(({ date }) => date.startsWith(month))}
        chosen={chosen?.closures ?? []}
      />
      {calendar.isError && (
        <p className={styles.trouble} role="alert">
          <Trans>El calendario no llegó.</Trans>{' '}
          <Button kind="bare" size="small" onClick={() => void calendar.refetch()}>
            <Trans>Volver a pedirlo</Trans>
          </Button>
        </p>
      )}
      {items.length > 1 && (
        <fieldset className={styles.times}>
          <legend>
            <Trans>Hora</Trans>
          </legend>
          {items.map((departure) => (
            <label key={departure.id} className={styles.time}>
              <input
                type="radio"
                name={`hora-${plan.id}`}
                checked={departure.id === chosen?.id}
                disabled={departure.status === 'CLOSED'}
                onChange={() => onWish({ ...wish, departureId: departure.id, time: departure.time })}
              />
              <span>
                <b className="num">{timeOf(departure)}</b>
                <small>
                  {pricesDiffer && departure.status !== 'SOLD_OUT' && (
                    <>
                      {priceAt(departure)}
                      <br />
                    </>
                  )}
                  {departure.status === 'SOLD_OUT' ? (
                    <Trans>lleno</Trans>
                  ) : departure.left !== null && departure.left <= 3 ? (
                    <Plural value={departure.left} one="queda #" other="quedan #" />
                  ) : (
                    departure.language && departure.language !== 'es' && departure.language
                  )}
                </small>
              </span>
            </label>
          ))}
        </fieldset>
      )}
      <ul className={styles.units}>
        {units.map((unit) => {
          const price = priceOf(unit.id);
          return (
            <li key={unit.id}>
              <Stepper
                label={unit.name}
                hint={[
                  agesOf(unit),
                  perGroup ? null : price === null ? t`no se vende` : formatMoney(price, plan.currency),
                ]
                  .filter(Boolean)
                  .join(' · ')}
                value={unit.quantity}
                max={option.maxUnits ?? 60}
                onChange={(quantity) => onWish({ ...wish, units: { ...wish.units, [unit.id]: quantity } })}
              />
            </li>
          );
        })}
      </ul>
      <div className={styles.pick} role="status">
        {chosen && wish.date ? (
          <>
            {chosen.total === null ? <CalendarX size={18} aria-hidden /> : <CalendarCheck size={18} aria-hidden />}
            <div>
              <b className="num">
                {formatDate(chosen.date)}, {timeOf(chosen)}
              </b>
              {chosen.refusals.length > 0 ? (
                chosen.refusals.map(({ code, unitId, message }) => (
                  <p key={`${code}-${unitId}`} className={styles.refusal}>
                    {message}
                  </p>
                ))
              ) : (
                <p>
                  {peopleWords(units.map(({ type, quantity }) => [type, quantity]))}
                  {chosen.left !== null && !perGroup && (
                    <>
                      {' · '}
                      <Plural value={chosen.left} one="queda # lugar" other="quedan # lugares" />
                    </>
                  )}
                </p>
              )}
              {lacks && (
                <p className={styles.refusal}>
                  <Trans>
                    Ese día no sale a las {lacks} con lugar para todos: elegimos las {timeOf(chosen)}.
                  </Trans>
                </p>
              )}
            </div>
          </>
        ) : (
          <p>
            {wish.date && departures.isLoading ? <Trans>Mirando las salidas…</Trans> : <Trans>Elige un día.</Trans>}
          </p>
        )}
      </div>
    </div>
  );

  function timeOf({ time, openingHours }: DepartureView): string {
    if (time) return time;
    const hours = openingHours?.map(({ from, to }) => `${from}–${to}`).join(', ');
    return hours ? t`a cualquier hora, ${hours}` : t`a cualquier hora`;
  }
}
