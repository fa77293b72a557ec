import { useLingui } from '@lingui/react/macro';
import { useParams } from 'react-router';
import { BackOffice } from './frame/back-office.tsx';
import { PersonFile } from './people/person-file.tsx';

export const head = () => ({ title: 'Cuenta', noIndex: true });

export function Component() {
  const { t } = useLingui();
  const { id = '' } = useParams();
  return (
    <BackOffice title={t`Cuenta`}>
      <PersonFile id={id} />
    </BackOffice>
  );
}
