import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight, Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { Trouble } from '#features/backoffice/web/public.ts';
import { formatLongDate, formatMonth, localDate } from '#web/format/dates.ts';
import { useApi } from '#web/http/use-api.ts';
import { operatorPaths } from '#web/paths/operator.ts';
import { Button, IconButton } from '#web/ui/button.tsx';
import flow from '#web/ui/flow.module.css';
import { Nothing, Rows } from '#web/ui/rows.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import { SkeletonList } from '#web/ui/skeleton-list.tsx';
import textStyles from '#web/ui/text.module.css';
import { TextLink } from '#web/ui/text-link.tsx';
import type { ManagedDeparture } from '../../../contract/managed-plan.ts';
import { countBookedPeople } from '../../../contract/people-count.ts';
import { departuresQuery } from '../operator.queries.ts';
import { useOperator } from '../operator-frame.tsx';
import styles from './departure-calendar.module.css';
import { DepartureRow } from './departure-row.tsx';
import { DepartureSheet } from './departure-sheet.tsx';
import { byDay, daysOfMonth, monthOf, moodOf, shiftMonth, weeksOf } from './month.ts';
import { NewDeparture } from './new-departure.tsx';
import { useDayKeys } from './use-day-keys.ts';

const MOST_DOTS = 3;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

export function DepartureCalendar() {
  const { t } = useLingui();
  const operator = useOperator();
  const [search, setSearch] = useSearchParams();
  const today = localDate(operator.zone);
  const asked = search.get('dia') ?? '';
  const day = DAY.test(asked) ? asked : today;
  const month = monthOf(day);
  const { first, last } = daysOfMonth(month);
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...departuresQuery(useApi(), operator.id, first, last),
    placeholderData: keepPreviousData,
  });
  const days = useMemo(() => byDay(data?.items ?? []), [data]);
  const [adding, setAdding] = useState(false);
  const names = [t`lunes`, t`martes`, t`miércoles`, t`jueves`, t`viernes`, t`sábado`, t`domingo`];
  const show = (next: Record<string, string>) => setSearch(next, { replace: true, preventScrollReset: true });
  const choose = (next: string) => show({ dia: next });
  const goTo = (next: string) => choose(monthOf(today) === next ? today : `${next}-01`);
  const { keys, dayProps } = useDayKeys(day, choose);
  const canSell = operator.role !== 'guide';
  const opened = data?.items.find(({ id }) => id === search.get('salida')) ?? null;

  if (error && !data) return <Trouble error={error} retry={() => void refetch()} />;
  if (!data) return <SkeletonList rows={6} />;
  const shown = days.get(day) ?? [];
  return (
    <div className={styles.calendar}>
      <section
        className={`${flow.stack2} ${styles.month}`}
        aria-label={t`Calendario de salidas`}
        data-busy={isPlaceholderData || undefined}
      >
        <header className={`${flow.row3} ${flow.ends}`}>
          <IconButton label={t`Mes anterior`} onClick={() => goTo(shiftMonth(month, -1))}>
            <ChevronLeft size={22} aria-hidden />
          </IconButton>
          <h2 className={`${textStyles.titleM} ${textStyles.capital}`} aria-live="polite">
            {formatMonth(`${month}-01`)}
          </h2>
          <IconButton label={t`Mes siguiente`} onClick={() => goTo(shiftMonth(month, 1))}>
            <ChevronRight size={22} aria-hidden />
          </IconButton>
        </header>
        <table {...keys}>
          <thead>
            <tr>
              {names.map((name) => (
                <th key={name} scope="col">
                  <abbr title={name}>{name.slice(0, 2)}</abbr>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {weeksOf(month).map((week, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a week is identified by its position in the month.
              <tr key={index}>
                {week.map((one, at) => (
                  <td key={names[at]}>
                    {one && (
                      <Day
                        day={one}
                        departures={days.get(one) ?? []}
                        isToday={one === today}
                        isChosen={one === day}
                        reach={dayProps(one)}
                        onChoose={() => choose(one)}
                      />
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        {canSell && (
          <TextLink to={operatorPaths.departureBatch(operator.id)}>
            <Trans>Cambiar varias salidas</Trans>
          </TextLink>
        )}
        <ul className={`${flow.wrap3} ${textStyles.note} ${styles.legend}`} aria-hidden="true">
          <li className={flow.row2} data-mood="open">
            <Trans>Con lugares</Trans>
          </li>
          <li className={flow.row2} data-mood="full">
            <Trans>Llena</Trans>
          </li>
          <li className={flow.row2} data-mood="closed">
            <Trans>Cerrada</Trans>
          </li>
          <li className={flow.row2} data-mood="cancelled">
            <Trans>Cancelada</Trans>
          </li>
        </ul>
      </section>
      <section className={`${flow.stack2} ${flow.shrinks}`} aria-live="polite">
        <header className={`${flow.row3} ${flow.ends}`}>
          <h2 className={`${textStyles.titleM} ${textStyles.capital}`}>{formatLongDate(day)}</h2>
          {canSell && day >= today && (
            <Button
              kind="quiet"
              size="small"
              aria-label={t`Agregar una salida el ${formatLongDate(day)}`}
              onClick={() => setAdding(true)}
            >
              <Plus size={18} aria-hidden />
              <Trans>Agregar</Trans>
            </Button>
          )}
        </header>
        {shown.length === 0 ? (
          <Nothing>
            {data.items.length === 0 ? (
              <Trans>
                Este mes no hay salidas. Di sus días y horas en el paso «Salidas» de cada plan, o agrégalas a mano.
              </Trans>
            ) : (
              <Trans>Ese día no hay salidas.</Trans>
            )}
          </Nothing>
        ) : (
          <Rows>
            {shown.map((departure) => (
              <DepartureRow
                key={departure.id}
                departure={departure}
                day={day}
                onOpen={() => show({ dia: day, salida: departure.id })}
              />
            ))}
          </Rows>
        )}
      </section>
      {opened && <DepartureSheet key={opened.id} departure={opened} canSell={canSell} onClose={() => choose(day)} />}
      <Sheet
        open={adding}
        onClose={() => setAdding(false)}
        side="centre"
        label={t`Una salida el ${formatLongDate(day)}`}
      >
        <NewDeparture key={day} day={day} onDone={() => setAdding(false)} />
      </Sheet>
    </div>
  );
}

interface DayProps {
  day: string;
  departures: readonly ManagedDeparture[];
  isToday: boolean;
  isChosen: boolean;
  reach: ReturnType<ReturnType<typeof useDayKeys>['dayProps']>;
  onChoose: () => void;
}

function Day({ day, departures, isToday, isChosen, reach, onChoose }: DayProps) {
  const { t } = useLingui();
  const going = departures.filter(({ state }) => state !== 'cancelled');
  const people = countBookedPeople(going);
  return (
    <button
      type="button"
      className={styles.day}
      data-today={isToday || undefined}
      aria-pressed={isChosen}
      onClick={onChoose}
      {...reach}
    >
      <b>{Number(day.slice(8))}</b>
      <span className={styles.dots}>
        {departures.slice(0, MOST_DOTS).map((one) => (
          <i key={one.id} data-mood={moodOf(one)} />
        ))}
        {departures.length > MOST_DOTS && <small>+{departures.length - MOST_DOTS}</small>}
      </span>
      {people > 0 && (
        <small>
          <Plural value={people} one="# pers." other="# pers." />
        </small>
      )}
      <span className="sr">
        ,{' '}
        {departures.length === 0
          ? t`${formatLongDate(day)}: sin salidas`
          : t`${formatLongDate(day)}: salidas ${departures.length}, personas ${people}`}
      </span>
    </button>
  );
}
