import { Trans, useLingui } from '@lingui/react/macro';
import { useParams } from 'react-router';
import { OperatorRoom } from './operator/operator-frame.tsx';
import { ReviewList } from './operator/reviews/review-list.tsx';

export const head = () => ({ title: 'Opiniones', noIndex: true });

export function Component() {
  const { t } = useLingui();
  const { operatorId = '' } = useParams();
  return (
    <OperatorRoom
      key={operatorId}
      operatorId={operatorId}
      title={t`Opiniones`}
      lead={<Trans>De quienes fueron. A cada una se responde una vez, a la vista de todos.</Trans>}
    >
      <ReviewList />
    </OperatorRoom>
  );
}
