import { Trans, useLingui } from '@lingui/react/macro';
import type { OfficeDeparture } from '../../../contract/plan-office.ts';
import { hoursWords } from '../plans/use-rule-words.ts';
import { DepartureStateMark } from '../state-marks.tsx';
import styles from './departure-row.module.css';
import { moodOf } from './month.ts';

/** One departure of a day: when, what, and how full. */
export function DepartureRow({ departure, onOpen }: { departure: OfficeDeparture; onOpen: () => void }) {
  const { t } = useLingui();
  const { time, openingHours, planTitle, optionName, state, capacity, taken, minimumGroup } = departure;
  const isShort = state === 'scheduled' && minimumGroup > 1 && taken < minimumGroup;
  return (
    <li className={styles.row} data-mood={moodOf(departure)}>
      <button type="button" onClick={onOpen} aria-haspopup="dialog">
        <time className={styles.time}>{time ?? (openingHours ? hoursWords(openingHours) : '')}</time>
        <span className={styles.what}>
          <b>{planTitle}</b>
          <small>{optionName}</small>
        </span>
        <span className={styles.places}>
          <b>{capacity === null ? taken : t`${taken} de ${capacity}`}</b>
          <small>{isShort ? <Trans>Mínimo {minimumGroup}</Trans> : <Trans>reservados</Trans>}</small>
        </span>
        {capacity !== null && (
          <i className={styles.fill} aria-hidden="true">
            <i style={{ inlineSize: `${capacity === 0 ? 100 : Math.min(100, (taken / capacity) * 100)}%` }} />
          </i>
        )}
        {state !== 'scheduled' && (
          <span className={styles.state}>
            <DepartureStateMark state={state} />
          </span>
        )}
      </button>
    </li>
  );
}
