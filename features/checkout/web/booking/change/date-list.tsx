import { Plural, Trans } from '@lingui/react/macro';
import { type ReactNode, useId, useState } from 'react';
import { timeWords } from '#features/bookings/contract/booking-words.ts';
import { formatDate, formatMonth } from '#web/format/dates.ts';
import { formatMoney } from '#web/format/money.ts';
import { Button } from '#web/ui/button.tsx';
import type { ChangeDate } from '../../../contract/change.ts';
import styles from './date-list.module.css';
import { OtherDay } from './other-day.tsx';

interface DateListProps {
  legend: ReactNode;
  dates: readonly ChangeDate[];
  currency: string;
  /** The booked day, which the calendar shows first. */
  booked: string;
  chosen: string | null;
  samePrice?: boolean;
  disabled?: boolean;
  onChoose: (departureId: string) => void;
}

const FIRST = 6;
const FEW = 5;

export function DateList({ legend, dates, currency, booked, chosen, samePrice, disabled, onChoose }: DateListProps) {
  const name = useId();
  const [day, setDay] = useState<string | null>(null);
  const shown = day
    ? dates.filter(({ localDate }) => localDate === day)
    : dates.filter(({ departureId }, index) => index < FIRST || departureId === chosen);
  return (
    <fieldset className={styles.dates} disabled={disabled}>
      <legend>{legend}</legend>
      {shown.map((date, index) => (
        <MonthAbove key={date.departureId} date={date} before={shown[index - 1]}>
          <label className={styles.date}>
            <input
              type="radio"
              name={name}
              checked={date.departureId === chosen}
              onChange={() => onChoose(date.departureId)}
            />
            <span className={styles.when}>
              <b className="num">{formatDate(date.localDate)}</b>
              <small className="num">{timeWords(date)}</small>
              {date.held ? (
                <small data-kept>
                  <Trans>Te guardamos los lugares</Trans>
                </small>
              ) : date.current ? (
                <small>
                  <Trans>Tu fecha de ahora</Trans>
                </small>
              ) : (
                date.left !== null &&
                date.left <= FEW && (
                  <small>
                    <Plural value={date.left} one="Queda # lugar" other="Quedan # lugares" />
                  </small>
                )
              )}
            </span>
            {!samePrice && <Difference date={date} currency={currency} />}
          </label>
        </MonthAbove>
      ))}
      {dates.length > FIRST && (
        <div className={styles.more}>
          <OtherDay
            dates={dates}
            day={day ?? booked}
            onDay={(next) => {
              setDay(next);
              const [first, ...others] = dates.filter(({ localDate }) => localDate === next);
              if (first && others.length === 0) onChoose(first.departureId);
            }}
          />
          {day && (
            <Button kind="bare" onClick={() => setDay(null)}>
              <Trans>Ver las primeras fechas</Trans>
            </Button>
          )}
        </div>
      )}
    </fieldset>
  );
}

function MonthAbove({ date, before, children }: { date: ChangeDate; before?: ChangeDate; children: ReactNode }) {
  const isNew = before?.localDate.slice(0, 7) !== date.localDate.slice(0, 7);
  return (
    <>
      {isNew && <p className={styles.month}>{formatMonth(date.localDate)}</p>}
      {children}
    </>
  );
}

function Difference({ date: { difference, total }, currency }: { date: ChangeDate; currency: string }) {
  return (
    <span className={`${styles.price} num`}>
      {difference === 0 ? (
        <Trans>Mismo precio</Trans>
      ) : difference > 0 ? (
        <Trans>{formatMoney(difference, currency)} más</Trans>
      ) : (
        <Trans>{formatMoney(-difference, currency)} menos</Trans>
      )}
      <small>
        <Trans>{formatMoney(total, currency)} en total</Trans>
      </small>
    </span>
  );
}
