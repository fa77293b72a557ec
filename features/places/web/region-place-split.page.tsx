import { Trans, useLingui } from '@lingui/react/macro';
import { useParams } from 'react-router';
import { BackOffice } from '#features/backoffice/web/public.ts';
import { regionPaths } from '#web/paths/region.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { SplitPlace } from './region/merge/split-form.tsx';

export const head = () => ({ title: 'Dividir un lugar', noIndex: true });

export function Component() {
  const { t } = useLingui();
  const { id = '' } = useParams();
  return (
    <BackOffice
      title={t`Dividir un lugar`}
      lead={
        <Trans>Una ficha que mezcla dos lugares. El nuevo entra como borrador. Se puede deshacer por 30 días.</Trans>
      }
      actions={
        <ButtonLink kind="quiet" to={regionPaths.place(id)}>
          <Trans>Volver al lugar</Trans>
        </ButtonLink>
      }
    >
      <SplitPlace key={id} id={id} />
    </BackOffice>
  );
}
