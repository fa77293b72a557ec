import { Trans, useLingui } from '@lingui/react/macro';
import { useParams } from 'react-router';
import { ownerPaths } from '#web/paths/owner.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { OwnerRoom } from './frame/owner-room.tsx';
import { OwnedReviews } from './voices/owned-reviews.tsx';

export const head = () => ({ title: 'Opiniones', noIndex: true });

export function Component() {
  const { t } = useLingui();
  const { placeId = '' } = useParams();
  return (
    <OwnerRoom
      key={placeId}
      placeId={placeId}
      title={t`Opiniones`}
      lead={<Trans>De quienes vinieron. A cada una se responde una vez, a la vista de todos.</Trans>}
      actions={
        <ButtonLink kind="quiet" to={ownerPaths.code(placeId)}>
          <Trans>Cartel con código</Trans>
        </ButtonLink>
      }
    >
      <OwnedReviews />
    </OwnerRoom>
  );
}
