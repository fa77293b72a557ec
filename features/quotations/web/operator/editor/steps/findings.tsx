import { Trans } from '@lingui/react/macro';
import { Info, TriangleAlert } from 'lucide-react';
import { Alert } from '#web/ui/alert.tsx';
import flow from '#web/ui/flow.module.css';
import type { OfferFinding } from '../../../../contract/offer.ts';

interface FindingsProps {
  findings: readonly OfferFinding[];
  remarks: readonly OfferFinding[];
  error: Error | null;
}

export function Findings({ findings, remarks, error }: FindingsProps) {
  if (findings.length === 0 && remarks.length === 0 && !error) return null;
  return (
    <ul className={`${flow.stack2} ${flow.whole}`}>
      {findings.map(({ message }) => (
        <li key={message}>
          <Alert tone="caution" live="none" icon={<TriangleAlert size={18} aria-hidden />}>
            {message}
          </Alert>
        </li>
      ))}
      {remarks.map(({ message }) => (
        <li key={message}>
          <Alert tone="plain" live="none" icon={<Info size={18} aria-hidden />}>
            {message}
          </Alert>
        </li>
      ))}
      {error && (
        <li>
          <Alert tone="plain" live="none" icon={<Info size={18} aria-hidden />}>
            <Trans>Ahora no se pudo revisar horarios y distancias. Se intenta otra vez con el próximo cambio.</Trans>
          </Alert>
        </li>
      )}
    </ul>
  );
}
