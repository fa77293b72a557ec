import { Trans, useLingui } from '@lingui/react/macro';
import { BackOffice } from './frame/back-office.tsx';
import { People } from './people/people.tsx';

export const head = () => ({ title: 'Personas', noIndex: true });

export function Component() {
  const { t } = useLingui();
  return (
    <BackOffice
      title={t`Personas`}
      lead={
        <Trans>
          Las cuentas del sitio. Nadie ve contraseñas ni viajes ajenos, y todo lo que se hace queda escrito.
        </Trans>
      }
    >
      <People />
    </BackOffice>
  );
}
