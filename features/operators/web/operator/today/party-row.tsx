import { Plural, Trans } from '@lingui/react/macro';
import { Link } from 'react-router';
import { operatorPaths } from '#web/paths/operator.ts';
import type { ManagedDeparture } from '../../../contract/managed-plan.ts';
import { DayOfMany } from '../departures/departure-row.tsx';
import { useOperator } from '../operator-frame.tsx';
import styles from './party-row.module.css';

interface PartyRowProps {
  departures: readonly ManagedDeparture[];
  /** Day of the list, `YYYY-MM-DD`. */
  day: string;
}

/** The services that one party has bought for a day. */
export function PartyRow({ departures, day }: PartyRowProps) {
  const { id: operatorId } = useOperator();
  const people = Math.max(...departures.map((departure) => departure.people));
  return (
    <li className={styles.party}>
      <p>
        <b>{departures[0]!.planTitle}</b>
        <small className="num">
          {people > 0 ? (
            <Trans>
              Un solo grupo: <Plural value={people} one="# persona" other="# personas" />
            </Trans>
          ) : (
            <Trans>Un solo grupo, en espera</Trans>
          )}
        </small>
      </p>
      <ul>
        {departures.map((departure) => (
          <li key={departure.id}>
            <Link to={operatorPaths.departure(operatorId, departure.id)}>
              <time className="num">{departure.time}</time>
              <span>
                {departure.optionName}
                <DayOfMany departure={departure} day={day} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </li>
  );
}
