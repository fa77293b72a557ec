import { Trans, useLingui } from '@lingui/react/macro';
import { BackOffice } from '#features/backoffice/web/public.ts';
import { ReportScreen } from './region/report-screen.tsx';

export const head = () => ({ title: 'Cotizaciones', noIndex: true });

export function Component() {
  const { t } = useLingui();
  return (
    <BackOffice
      title={t`Cotizaciones`}
      lead={<Trans>Quién espera una respuesta, en cuánto tiempo llegan, y qué se pidió que nadie ofreció.</Trans>}
    >
      <ReportScreen />
    </BackOffice>
  );
}
