import { Plural, Trans } from '@lingui/react/macro';
import { Link } from 'react-router';
import { paths } from '#web/paths.ts';
import type { OfficeDeparture } from '../../../contract/plan-office.ts';
import { useOperator } from '../operator-room.tsx';
import styles from './party-row.module.css';

/** What one party was sold for a day, service by service. */
export function PartyRow({ departures }: { departures: readonly OfficeDeparture[] }) {
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
        {departures.map(({ id, time, optionName }) => (
          <li key={id}>
            <Link to={paths.operatorDeparture(operatorId, id)}>
              <time className="num">{time}</time>
              <span>{optionName}</span>
            </Link>
          </li>
        ))}
      </ul>
    </li>
  );
}
