import { Trans, useLingui } from '@lingui/react/macro';
import { BackOffice } from './frame/back-office.tsx';
import { FailedJobList } from './jobs/failed-job-list.tsx';

export const head = () => ({ title: 'Tareas que no salieron', noIndex: true });

export function Component() {
  const { t } = useLingui();
  return (
    <BackOffice
      title={t`Tareas que no salieron`}
      lead={
        <Trans>
          Correos y trabajos que el sitio intentó varias veces sin éxito. Corrige la causa e inténtalos otra vez.
        </Trans>
      }
    >
      <FailedJobList />
    </BackOffice>
  );
}
