import { Trans, useLingui } from '@lingui/react/macro';
import { BackOffice } from './frame/back-office.tsx';
import { Team } from './team/team.tsx';

export const head = () => ({ title: 'Equipo', noIndex: true });

export function Component() {
  const { t } = useLingui();
  return (
    <BackOffice
      title={t`Equipo`}
      lead={
        <Trans>Quién trabaja en la región y con qué papel. Siempre queda al menos una persona que administra.</Trans>
      }
    >
      <Team />
    </BackOffice>
  );
}
