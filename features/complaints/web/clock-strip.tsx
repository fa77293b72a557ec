import { Plural, Trans } from '@lingui/react/macro';
import type { ComplaintClock } from '#features/complaints/contract/clock.ts';
import { useFace } from '#web/face.ts';
import { addDays, daysBetween, formatDay, formatLongDate, localDate } from '#web/format/dates.ts';
import { classNames } from '#web/ui/class-names.ts';
import flow from '#web/ui/flow.module.css';
import textStyles from '#web/ui/text.module.css';
import styles from './clock-strip.module.css';

export const toneOf: Record<ComplaintClock['standing'], string | undefined> = {
  running: textStyles.open,
  in_time: textStyles.open,
  soon: textStyles.caution,
  late: textStyles.stop,
  out_of_time: textStyles.stop,
  stopped: textStyles.soft,
};

export function ClockStrip({ clock }: { clock: ComplaintClock }) {
  const { timeZone } = useFace();
  const { from, dueOn, pauses } = clock;
  const today = localDate(timeZone);
  const still = new Map(pauses.map(({ date, holiday }) => [date, holiday]));
  const days = Array.from({ length: Math.max(0, daysBetween(from, dueOn)) }, (_, i) => addDays(from, i + 1));
  const holidays = pauses.filter((pause) => pause.holiday);
  return (
    <div className={classNames(flow.stack2, flow.shrinks, toneOf[clock.standing])}>
      <p className={textStyles.titleM}>
        <ClockWords clock={clock} />
      </p>
      <div className={styles.strip} aria-hidden="true">
        {days.map((day) => (
          <span
            key={day}
            title={still.get(day) ?? undefined}
            className={classNames(
              styles.day,
              still.has(day) && styles.still,
              clock.left !== null && day < today && !still.has(day) && styles.gone,
              day === today && styles.today,
            )}
          />
        ))}
      </div>
      <p className={`${flow.row2} ${flow.ends} ${textStyles.note}`}>
        <span>{formatDay(from)}</span>
        <span>{formatDay(dueOn)}</span>
      </p>
      {holidays.length > 0 && (
        <p className={textStyles.note}>
          <Trans>No cuentan:</Trans>{' '}
          {holidays.map(({ date, holiday }) => `${formatLongDate(date)} (${holiday})`).join(', ')}
        </p>
      )}
    </div>
  );
}

export function ClockWords({ clock }: { clock: ComplaintClock }) {
  const due = formatLongDate(clock.dueOn);
  const left = clock.left ?? 0;
  switch (clock.standing) {
    case 'in_time':
      return <Trans>Respondido dentro del plazo</Trans>;
    case 'out_of_time':
      return <Trans>Respondido fuera de plazo</Trans>;
    case 'stopped':
      return <Trans>El plazo ya no corre</Trans>;
    case 'late':
      return <Trans>El plazo venció el {due}</Trans>;
    default:
      return left === 0 ? (
        <Trans>Vence hoy</Trans>
      ) : clock.counted === 'business' ? (
        <Plural value={left} one="Queda # día hábil" other="Quedan # días hábiles" />
      ) : (
        <Plural value={left} one="Queda # día" other="Quedan # días" />
      );
  }
}
