import { Trans, useLingui } from '@lingui/react/macro';
import { BackOffice } from '#features/backoffice/web/public.ts';
import { ReportScreen } from './region/report-screen.tsx';

export const head = () => ({ title: 'Cotizaciones', noIndex: true });

export function Component() {
  const { t } = useLingui();
  return (
    <BackOffice
      title={t`Cotizaciones`}
      lead={
        <Trans>
          Quién espera una respuesta, cuánto tardan los operadores en responder y qué se pidió sin que nadie lo
          ofreciera.
        </Trans>
      }
    >
      <ReportScreen />
    </BackOffice>
  );
}
