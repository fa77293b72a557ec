import { useLingui } from '@lingui/react/macro';
import { AlarmClock, Clock, Hourglass } from 'lucide-react';
import { momentWords } from '#features/operators/web/public.ts';
import { classNames } from '#web/ui/class-names.ts';
import flow from '#web/ui/flow.module.css';
import textStyles from '#web/ui/text.module.css';
import { leftInMinutes } from '../../traveller/news/time-left.ts';
import type { AnswerClock } from './clock.ts';
import styles from './inbox.module.css';

interface ClockLineProps {
  clock: AnswerClock;
  /** Milliseconds since 1970. */
  now: number;
  /** IANA time zone of the operator. */
  zone: string;
}

const TONES = { calm: textStyles.soft, soon: textStyles.caution, late: textStyles.stop };

export function ClockLine({ clock, now, zone }: ClockLineProps) {
  const words = useClockWords(zone);
  const Icon = clock.urgency === 'late' ? AlarmClock : clock.kind === 'waiting' ? Hourglass : Clock;
  return (
    <span className={classNames(styles.clock, flow.mark2, TONES[clock.urgency])}>
      <Icon size={16} aria-hidden />
      <span className="num">{words(clock, now)}</span>
    </span>
  );
}

function useClockWords(zone: string): (clock: AnswerClock, now: number) => string {
  const { t } = useLingui();
  const moment = (at: string) => momentWords(new Date(at), zone);
  return (clock, now) => {
    const left = 'at' in clock ? leftInMinutes(Date.parse(clock.at) - now) : '';
    switch (clock.kind) {
      case 'answer':
        return t`Responde antes del ${moment(clock.at)}: quedan ${left}`;
      case 'late': {
        const late = leftInMinutes(now - Date.parse(clock.since));
        return t`Va tarde desde hace ${late}. Se cierra el ${moment(clock.at)}: quedan ${left}`;
      }
      case 'changes':
        return t`Pidió cambios. Envía otra versión antes del ${moment(clock.at)}: quedan ${left}`;
      case 'valid':
        return t`Puede aceptarla hasta el ${moment(clock.at)}: quedan ${left}`;
      case 'waiting':
        return t`Eligió otra y falta su adelanto`;
    }
  };
}
