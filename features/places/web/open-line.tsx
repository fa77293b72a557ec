import { Trans } from '@lingui/react/macro';
import { CircleHelp, DoorClosed, DoorOpen, Sun } from 'lucide-react';
import { formatDay } from '#web/format/dates.ts';
import { classNames } from '#web/ui/class-names.ts';
import flow from '#web/ui/flow.module.css';
import textStyles from '#web/ui/text.module.css';
import type { HoursOnDay, PlaceCard } from '../contract/place.ts';
import { useDayName } from './use-day-name.ts';

const weekday = new Intl.DateTimeFormat('es', { weekday: 'long', timeZone: 'UTC' });
const dayName = (isoDate: string) => weekday.format(new Date(`${isoDate}T00:00:00Z`));
const WEEK = 7;
const LINE = classNames('num', flow.mark2, textStyles.strong);

interface OpenLineProps {
  place: Pick<PlaceCard, 'open' | 'hoursClass' | 'onDay'>;
  elsewhen?: boolean;
  size?: number;
}

export function OpenLine({ place: { open, hoursClass, onDay }, elsewhen = false, size = 16 }: OpenLineProps) {
  if (onDay) return <DayLine onDay={onDay} size={size} />;
  const until = open.until;
  const day = open.untilDate && ((open.untilDays ?? WEEK) < WEEK ? dayName(open.untilDate) : formatDay(open.untilDate));
  if (open.state === 'open') {
    return (
      <span className={classNames(LINE, textStyles.open)}>
        <DoorOpen size={size} aria-hidden />
        <span>
          {elsewhen ? <Trans>Abierto a esa hora</Trans> : <Trans>Abierto ahora</Trans>}
          {until && !day && <Trans> · cierra {until}</Trans>}
          {until && day && (
            <Trans>
              {' '}
              · cierra {day} {until}
            </Trans>
          )}
        </span>
      </span>
    );
  }
  if (open.state === 'closed') {
    return (
      <span className={classNames(LINE, textStyles.stop)}>
        <DoorClosed size={size} aria-hidden />
        <span>
          {elsewhen ? <Trans>Cerrado a esa hora</Trans> : <Trans>Cerrado ahora</Trans>}
          {until && !day && <Trans> · abre {until}</Trans>}
          {until && day && (
            <Trans>
              {' '}
              · abre {day} {until}
            </Trans>
          )}
        </span>
      </span>
    );
  }
  if (open.state === 'open_space') {
    return (
      <span className={classNames(LINE, textStyles.open)}>
        <Sun size={size} aria-hidden />
        <Trans>Espacio abierto</Trans>
      </span>
    );
  }
  return (
    <span className={classNames(LINE, textStyles.caution)}>
      <CircleHelp size={size} aria-hidden />
      {hoursClass === 'assumed' ? <Trans>Horario supuesto, sin comprobar</Trans> : <Trans>Horario sin comprobar</Trans>}
    </span>
  );
}

function DayLine({ onDay: { date, hours }, size }: { onDay: HoursOnDay; size: number }) {
  const day = useDayName()(date);
  const isOpen = hours.length > 0;
  const Door = isOpen ? DoorOpen : DoorClosed;
  const spans = hours.map(([open, close]) => `${open}–${close}`).join(', ');
  return (
    <span className={classNames(LINE, isOpen ? textStyles.open : textStyles.stop)}>
      <Door size={size} aria-hidden />
      <span>
        {isOpen ? (
          <Trans>
            Abre {day} · {spans}
          </Trans>
        ) : (
          <Trans>Cerrado {day}</Trans>
        )}
      </span>
    </span>
  );
}
