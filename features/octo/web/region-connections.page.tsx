import { Trans, useLingui } from '@lingui/react/macro';
import { Office } from '#features/backoffice/web/public.ts';
import { KeyDesk } from './agency-keys.tsx';
import { KEYS_OF_REGION, KeyHouseProvider } from './key-owner.ts';

export const head = () => ({ title: 'Conexiones', noIndex: true });

export function Component() {
  const { t } = useLingui();
  return (
    <Office
      title={t`Conexiones`}
      lead={
        <Trans>
          Agencias cuyo sistema vende, con una sola llave de la región, lo de todos los operadores que lo permiten, por
          el estándar OCTO.
        </Trans>
      }
    >
      <KeyHouseProvider value={KEYS_OF_REGION}>
        <KeyDesk />
      </KeyHouseProvider>
    </Office>
  );
}
