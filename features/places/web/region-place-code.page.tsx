import { Trans, useLingui } from '@lingui/react/macro';
import { useParams } from 'react-router';
import { BackOffice } from '#features/backoffice/web/public.ts';
import { PresenceSheet } from '#features/reviews/web/public.ts';
import { regionPaths } from '#web/paths/region.ts';
import { ButtonLink } from '#web/ui/button.tsx';

export const head = () => ({ title: 'Cartel con código', noIndex: true });

export function Component() {
  const { t } = useLingui();
  const { id = '' } = useParams();
  return (
    <BackOffice
      title={t`Cartel con código`}
      actions={
        <ButtonLink kind="quiet" to={regionPaths.place(id)}>
          <Trans>Volver al lugar</Trans>
        </ButtonLink>
      }
    >
      <PresenceSheet owner={{ kind: 'company', id }} />
    </BackOffice>
  );
}
