import { Trans, useLingui } from '@lingui/react/macro';
import { formatInteger } from '#web/format/count.ts';
import { formatDay, formatMonth } from '#web/format/dates.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { Table } from '#web/ui/table.tsx';
import type { PeriodName } from '../../contract/figures.ts';
import styles from './time-chart.module.css';
import { type TimePoint, timePoints } from './time-points.ts';

interface TimeChartProps {
  /** Name of the count, such as "Visitas". */
  name: string;
  period: PeriodName;
  days: readonly { day: string; count: number }[];
  /** Counts of the days a year earlier, in the order of `days`. */
  yearAgo?: readonly number[] | null;
  tone?: 'visits' | 'plans';
}

/** Columns from zero. The table below has the same counts for readers who do not see the columns. */
export function TimeChart({ name, period, days, yearAgo, tone = 'visits' }: TimeChartProps) {
  const { t } = useLingui();
  const hasYearAgo = period === 'month' && yearAgo?.some((count) => count > 0);
  const points = timePoints(period, days).map((point, at): TimePoint => {
    return hasYearAgo ? { ...point, yearAgo: yearAgo![at]! } : point;
  });
  const most = Math.max(1, ...points.flatMap(({ count, yearAgo: earlier = 0 }) => [count, earlier]));
  const words = (point: TimePoint) => pointWords(period, point);
  const titleOf = (point: TimePoint) => {
    const now = `${words(point)}: ${formatInteger(point.count)}`;
    return point.yearAgo === undefined ? now : t`${now}; hace un año, ${formatInteger(point.yearAgo)}`;
  };
  return (
    <figure className={styles.chart}>
      <figcaption>
        <b>{name}</b> <Trans>hasta {formatInteger(most)}; el último tramo aún no termina</Trans>
        {hasYearAgo && (
          <>
            {'. '}
            <span className={styles.key} aria-hidden /> <Trans>hace un año</Trans>
          </>
        )}
      </figcaption>
      <div className={classNames(styles.columns, styles[tone])} aria-hidden>
        {points.map((point) => (
          <span key={point.key} title={titleOf(point)}>
            {point.yearAgo !== undefined && (
              <i className={styles.yearAgo} style={{ blockSize: `${(point.yearAgo / most) * 100}%` }} />
            )}
            <i style={{ blockSize: `${(point.count / most) * 100}%` }} />
          </span>
        ))}
      </div>
      <p className={styles.axis} aria-hidden>
        <span>{words(points[0]!)}</span>
        <span>{words(points.at(-1)!)}</span>
      </p>
      <Disclosure summary={t`${name}, en números`}>
        <Table
          caption={name}
          columns={[
            { key: 'when', label: t`Cuándo`, cell: words },
            { key: 'count', label: name, cell: ({ count }) => formatInteger(count) },
            ...(hasYearAgo
              ? [
                  {
                    key: 'yearAgo',
                    label: t`Hace un año`,
                    cell: ({ yearAgo: earlier = 0 }: TimePoint) => formatInteger(earlier),
                  },
                ]
              : []),
          ]}
          items={points}
          keyOf={({ key }) => key}
        />
      </Disclosure>
    </figure>
  );
}

function pointWords(period: PeriodName, { from, until }: TimePoint): string {
  if (period === 'year') return formatMonth(from);
  return from === until ? formatDay(from) : `${formatDay(from)} – ${formatDay(until)}`;
}
