import { Trans, useLingui } from '@lingui/react/macro';
import { useParams } from 'react-router';
import { BackOffice, backOfficeKey } from '#features/backoffice/web/public.ts';
import { showPresenceCode } from '#features/reviews/contract/region-routes.ts';
import { PresenceSheet } from '#features/reviews/web/public.ts';
import { useApi } from '#web/http/use-api.ts';
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
      <Sheet id={id} />
    </BackOffice>
  );
}

function Sheet({ id }: { id: string }) {
  const api = useApi();
  return (
    <PresenceSheet
      queryKey={[...backOfficeKey, 'presence', id]}
      read={(signal) => api.call(showPresenceCode, { params: { kind: 'company', id }, signal, quiet: true })}
    />
  );
}
