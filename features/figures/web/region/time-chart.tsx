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
  tone?: 'visits' | 'plans';
}

/** Columns from zero. The table below has the same counts for readers who do not see the columns. */
export function TimeChart({ name, period, days, tone = 'visits' }: TimeChartProps) {
  const { t } = useLingui();
  const points = timePoints(period, days);
  const most = Math.max(1, ...points.map(({ count }) => count));
  const words = (point: TimePoint) => pointWords(period, point);
  return (
    <figure className={styles.chart}>
      <figcaption>
        <b>{name}</b> <Trans>hasta {formatInteger(most)}; el último tramo aún no termina</Trans>
      </figcaption>
      <div className={classNames(styles.columns, styles[tone])} aria-hidden>
        {points.map((point) => (
          <span key={point.key} title={`${words(point)}: ${formatInteger(point.count)}`}>
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
