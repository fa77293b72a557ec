import { Plural, Trans } from '@lingui/react/macro';
import { Link } from 'react-router';
import { operatorPaths } from '#web/paths/operator.ts';
import { Dots } from '#web/ui/dots.tsx';
import flow from '#web/ui/flow.module.css';
import { Row } from '#web/ui/rows.tsx';
import textStyles from '#web/ui/text.module.css';
import type { ManagedDeparture } from '../../../contract/managed-plan.ts';
import { countBookedPeople } from '../../../contract/people-count.ts';
import { DayOfMany } from '../departures/departure-row.tsx';
import { useOperator } from '../operator-frame.tsx';
import styles from './party-row.module.css';

interface PartyRowProps {
  departures: readonly ManagedDeparture[];
  day: string;
}

export function PartyRow({ departures, day }: PartyRowProps) {
  const { id: operatorId } = useOperator();
  const people = countBookedPeople(departures);
  return (
    <Row>
      <p className={`${flow.wrap2} ${flow.ends}`}>
        <b className={`${textStyles.strong} ${textStyles.breaks}`}>{departures[0]!.planTitle}</b>
        <small className={`${textStyles.soft} num`}>
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
            <Link className={styles.service} to={operatorPaths.departure(operatorId, departure.id)}>
              <time className={`${textStyles.strong} num`}>{departure.time}</time>
              <Dots>
                {departure.optionName}
                {departure.days > 1 && <DayOfMany departure={departure} day={day} />}
              </Dots>
            </Link>
          </li>
        ))}
      </ul>
    </Row>
  );
}
