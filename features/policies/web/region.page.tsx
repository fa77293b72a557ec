import { Trans, useLingui } from '@lingui/react/macro';
import { BackOffice } from '#features/backoffice/web/public.ts';
import { PolicyList } from './region/policy-list.tsx';

export const head = () => ({ title: 'Textos legales', noIndex: true });

export function Component() {
  const { t } = useLingui();
  return (
    <BackOffice
      title={t`Textos legales`}
      lead={<Trans>Un texto publicado no se cambia: se escribe la versión siguiente y se publica desde un día.</Trans>}
    >
      <PolicyList />
    </BackOffice>
  );
}
