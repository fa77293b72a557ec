import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type KeyboardEvent, useRef } from 'react';
import { formatLongDate, formatMonth, weekday } from '#web/format/dates.ts';
import { formatMoney } from '#web/format/money.ts';
import { IconButton } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { isHeldBack } from '../../contract/departure-closure.ts';
import type { DayAvailability } from '../../contract/plan.ts';
import styles from './day-calendar.module.css';
import { addMonths } from './wish.ts';

interface DayCalendarProps {
  month: string;
  days: readonly DayAvailability[];
  currency: string;
  perGroup: boolean;
  chosen: string | null;
  range: { from: string; to: string };
  busy: boolean;
  onMonth: (month: string) => void;
  onChoose: (day: string) => void;
}

const WEEKDAYS = ['lu', 'ma', 'mi', 'ju', 'vi', 'sá', 'do'];
const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

export function DayCalendar(props: DayCalendarProps) {
  const { month, days, currency, perGroup, chosen, range, busy, onMonth, onChoose } = props;
  const { t } = useLingui();
  const table = useRef<HTMLTableElement>(null);
  const name = formatMonth(`${month}-01`).replace(' de ', ' ');
  const weeks = weeksOf(days.filter(({ date }) => date.startsWith(month)));
  const isOpen = ({ status }: DayAvailability) => status !== 'CLOSED' && status !== 'SOLD_OUT';
  const first =
    days.find(({ date, status }) => date === chosen && status !== 'CLOSED') ??
    days.find(isOpen) ??
    days.find(({ status }) => status === 'SOLD_OUT');

  function onKeyDown(event: KeyboardEvent) {
    const step = STEPS[event.key];
    const buttons = [...(table.current?.querySelectorAll<HTMLButtonElement>('button:enabled') ?? [])];
    const here = buttons.indexOf(document.activeElement as HTMLButtonElement);
    if (!step || here < 0) return;
    event.preventDefault();
    const day = Number(buttons[here]!.dataset.day);
    const after = step > 0 ? buttons.slice(here + 1) : buttons.slice(0, here).reverse();
    (after.find((button) => Math.abs(Number(button.dataset.day) - day) >= Math.abs(step)) ?? after[0])?.focus();
  }

  return (
    <div>
      <div className={styles.head}>
        <IconButton
          label={t`Mes anterior`}
          disabled={month <= range.from}
          onClick={() => onMonth(addMonths(month, -1))}
        >
          <ChevronLeft size={20} aria-hidden />
        </IconButton>
        <b aria-live="polite">{name}</b>
        <IconButton label={t`Mes siguiente`} disabled={month >= range.to} onClick={() => onMonth(addMonths(month, 1))}>
          <ChevronRight size={20} aria-hidden />
        </IconButton>
      </div>
      <table ref={table} className={classNames(styles.cal, 'num')} data-busy={busy || undefined} onKeyDown={onKeyDown}>
        <caption className="sr">
          <Trans>Salidas de {name}</Trans>
        </caption>
        <thead>
          <tr>
            {WEEKDAYS.map((day) => (
              <th key={day} scope="col">
                {day}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week.find((day) => day)?.date}>
              {week.map((day, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a week has seven cells that never move.
                <td key={index}>
                  {day && (
                    <Day
                      day={day}
                      words={wordsOf(day)}
                      price={day.priceFrom === null ? null : formatMoney(day.priceFrom, currency).split(/\s(.*)/)[1]!}
                      chosen={day.date === chosen}
                      reachable={day === first}
                      onChoose={onChoose}
                    />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.note}>
        <i aria-hidden="true" />
        <Trans>Quedan 3 lugares o menos</Trans>
        <span>{perGroup ? t`Precio por grupo, ${currency}` : t`Precio por adulto, ${currency}`}</span>
      </p>
    </div>
  );

  function wordsOf(day: DayAvailability): string {
    const long = formatLongDate(day.date);
    if (day.status === 'SOLD_OUT') return t`${long}: lleno`;
    const price = day.priceFrom === null ? '' : formatMoney(day.priceFrom, currency);
    return day.status === 'LIMITED' && day.left !== null
      ? t`${long}: ${price}, quedan ${day.left} lugares`
      : t`${long}: ${price}`;
  }
}

interface DayProps {
  day: DayAvailability;
  words: string;
  price: string | null;
  chosen: boolean;
  /** `true` for the only day that the Tab key reaches. Arrow keys reach all days. */
  reachable: boolean;
  onChoose: (day: string) => void;
}

function Day({ day, words, price, chosen, reachable, onChoose }: DayProps) {
  const number = Number(day.date.slice(8));
  if (day.status === 'CLOSED')
    return (
      <span className={styles.off}>
        {number}
        {isHeldBack(day.closures) && (
          <small>
            <Trans>cierre</Trans>
          </small>
        )}
      </span>
    );
  const full = day.status === 'SOLD_OUT';
  return (
    <button
      type="button"
      className={classNames(styles.day, full && styles.full, day.status === 'LIMITED' && styles.few)}
      aria-pressed={chosen}
      data-day={number}
      tabIndex={reachable ? 0 : -1}
      onClick={() => onChoose(day.date)}
    >
      {number}
      <small>{full ? <Trans>lleno</Trans> : price}</small>
      <span className="sr">, {words}</span>
    </button>
  );
}

function weeksOf(days: readonly DayAvailability[]): (DayAvailability | null)[][] {
  const [first] = days;
  if (!first) return [];
  const cells = [...Array<null>(weekday(first.date)).fill(null), ...days];
  const rows = Math.ceil(cells.length / 7);
  return Array.from({ length: rows }, (_, row) => Array.from({ length: 7 }, (_, n) => cells[row * 7 + n] ?? null));
}
