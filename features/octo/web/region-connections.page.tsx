import { Trans, useLingui } from '@lingui/react/macro';
import { BackOffice } from '#features/backoffice/web/public.ts';
import { AgencyKeys } from './agency-keys.tsx';
import { KEYS_OF_REGION, KeyOwnerProvider } from './key-owner.ts';

export const head = () => ({ title: 'Conexiones', noIndex: true });

export function Component() {
  const { t } = useLingui();
  return (
    <BackOffice
      title={t`Conexiones`}
      lead={
        <Trans>
          Agencias cuyo sistema vende, con una sola llave de la región, lo de todos los operadores que lo permiten, por
          el estándar OCTO.
        </Trans>
      }
    >
      <KeyOwnerProvider value={KEYS_OF_REGION}>
        <AgencyKeys />
      </KeyOwnerProvider>
    </BackOffice>
  );
}
