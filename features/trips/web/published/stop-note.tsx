import { Trans } from '@lingui/react/macro';
import { formatClock, formatDuration } from '#web/format/time.ts';
import { Actions } from '#web/ui/actions.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { dayColour } from '#web/ui/day-colour.ts';
import flow from '#web/ui/flow.module.css';
import textStyles from '#web/ui/text.module.css';
import { pageOf, type StopView } from '../ribbon/day-view.ts';
import styles from './published.module.css';

interface StopNoteProps {
  stop: StopView;
  /** Number of the day, from 1. */
  day: number;
  note: string | undefined;
}

export function StopNote({ stop, day, note }: StopNoteProps) {
  const page = pageOf(stop);
  return (
    <section
      className={classNames(flow.stack2, styles.card)}
      style={{ '--day': dayColour(day) } as React.CSSProperties}
      aria-label={stop.name}
    >
      <p className={`num ${textStyles.soft}`}>
        {formatClock(stop.begin)}–{formatClock(stop.end)} · {formatDuration(stop.end - stop.begin)}
      </p>
      <h3 className={textStyles.titleM}>{stop.name}</h3>
      {note && <p className={textStyles.breaks}>{note}</p>}
      {page && (
        <Actions>
          <ButtonLink kind="quiet" size="small" to={page}>
            {stop.plan ? <Trans>Ver el plan</Trans> : <Trans>Ver el lugar</Trans>}
          </ButtonLink>
        </Actions>
      )}
    </section>
  );
}
