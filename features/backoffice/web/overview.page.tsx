import { Trans, useLingui } from '@lingui/react/macro';
import { BackOffice } from './frame/back-office.tsx';
import { QueueList } from './tasks/queue-list.tsx';

export const head = () => ({ title: 'Oficina de la región', noIndex: true });

export function Component() {
  const { t } = useLingui();
  return (
    <BackOffice
      title={t`Lo que espera`}
      lead={<Trans>Cada cifra lleva a su lista. Primero lo que pasó su plazo; después, lo que lleva más tiempo.</Trans>}
    >
      <QueueList />
    </BackOffice>
  );
}
