import { Trans, useLingui } from '@lingui/react/macro';
import { useParams, useSearchParams } from 'react-router';
import { BackOffice } from '#features/backoffice/web/public.ts';
import { regionPaths } from '#web/paths/region.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { ChooseOther } from './region/merge/choose-other.tsx';
import { MergeForm } from './region/merge/merge-form.tsx';

export const head = () => ({ title: 'Fusionar dos lugares', noIndex: true });

export function Component() {
  const { t } = useLingui();
  const { id = '' } = useParams();
  const [search] = useSearchParams();
  const other = search.get('con');
  return (
    <BackOffice
      title={t`Fusionar dos lugares`}
      lead={<Trans>Dos fichas que son el mismo lugar quedan en una. Se puede deshacer por 30 días.</Trans>}
      actions={
        <ButtonLink kind="quiet" to={regionPaths.place(id)}>
          <Trans>Volver al lugar</Trans>
        </ButtonLink>
      }
    >
      {other ? <MergeForm key={`${id} ${other}`} id={id} other={other} /> : <ChooseOther id={id} />}
    </BackOffice>
  );
}
