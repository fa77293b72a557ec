import { useLingui } from '@lingui/react/macro';
import type { ReportedFact } from '../../contract/fact-report.ts';

export function useReportedWords(): Record<ReportedFact, string> {
  const { t } = useLingui();
  return {
    hours: t`El horario`,
    phones: t`El teléfono`,
    fees: t`El precio`,
    address: t`La dirección`,
    position: t`El lugar en el mapa`,
    access: t`El acceso`,
    name: t`El nombre`,
    gone: t`Ya no existe`,
  };
}
