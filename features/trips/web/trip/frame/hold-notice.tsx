import { Trans, useLingui } from '@lingui/react/macro';
import { Check, TriangleAlert } from 'lucide-react';
import { formatClock } from '#web/format/time.ts';
import { classNames } from '#web/ui/class-names.ts';
import flow from '#web/ui/flow.module.css';
import textStyles from '#web/ui/text.module.css';
import type { DayView } from '../../ribbon/day-view.ts';
import type { Hold } from '../../ribbon/use-hold.ts';
import styles from './hold-notice.module.css';

export function HoldNotice({ hold, days }: { hold: Hold | null; days: readonly DayView[] }) {
  const { t } = useLingui();
  const stop = hold && days[hold.day]?.stops.find(({ id }) => id === hold.stop);
  const others = stop ? days.flatMap((day) => day.stops.filter((other) => other.broken && other.id !== stop.id)) : [];
  const verdict = !stop
    ? ''
    : stop.broken
      ? stop.broken
      : others.length > 0
        ? t`Cabe, pero ${others[0]!.name} ya no: ${others[0]!.broken ?? ''}`
        : t`Cabe`;
  const said =
    stop && hold
      ? t`${stop.name}, día ${hold.day + 1}, de ${formatClock(stop.begin)} a ${formatClock(stop.end)}. ${verdict}.`
      : '';
  const isDoubtful = Boolean(stop?.broken) || others.length > 0;
  return (
    <>
      <p className="sr" role="status" aria-live="assertive">
        {said}
      </p>
      {stop && hold ? (
        <div
          className={classNames(flow.row2, textStyles.small, styles.notice)}
          data-by={hold.by}
          data-doubt={isDoubtful || undefined}
          aria-hidden="true"
          style={
            hold.pointer
              ? ({ '--x': `${hold.pointer.x}px`, '--y': `${hold.pointer.y}px` } as React.CSSProperties)
              : undefined
          }
        >
          {isDoubtful ? <TriangleAlert size={16} /> : <Check size={16} />}
          <b className="num">
            {formatClock(stop.begin)}–{formatClock(stop.end)}
          </b>
          <span>{verdict}</span>
          {hold.by === 'keys' ? (
            <small>
              <Trans>Flechas: 5 min · Mayús: 30 · Enter deja · Esc devuelve</Trans>
            </small>
          ) : null}
        </div>
      ) : null}
    </>
  );
}
