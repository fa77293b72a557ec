import { useLingui } from '@lingui/react/macro';
import { useParams } from 'react-router';
import { DepartureCalendar } from './operator/departures/departure-calendar.tsx';
import { OperatorRoom } from './operator/operator-frame.tsx';

export const head = () => ({ title: 'Salidas', noIndex: true });

export function Component() {
  const { t } = useLingui();
  const { operatorId = '' } = useParams();
  return (
    <OperatorRoom key={operatorId} operatorId={operatorId} title={t`Salidas`}>
      <DepartureCalendar />
    </OperatorRoom>
  );
}
