import { Trans } from '@lingui/react/macro';
import { Info, TriangleAlert } from 'lucide-react';
import type { OfferFinding } from '../../../../contract/offer.ts';
import styles from './findings.module.css';

interface FindingsProps {
  /** Problems that the operator has to correct or explain to the traveller. */
  findings: readonly OfferFinding[];
  /** Information for the operator only. */
  remarks: readonly OfferFinding[];
  /** Error of the last check request. */
  error: Error | null;
}

/** A list of findings and remarks about a stop or a day. */
export function Findings({ findings, remarks, error }: FindingsProps) {
  if (findings.length === 0 && remarks.length === 0 && !error) return null;
  return (
    <ul className={styles.findings}>
      {findings.map(({ message }) => (
        <li key={message}>
          <TriangleAlert size={18} aria-hidden />
          {message}
        </li>
      ))}
      {remarks.map(({ message }) => (
        <li key={message} data-remark>
          <Info size={18} aria-hidden />
          {message}
        </li>
      ))}
      {error && (
        <li data-remark>
          <Info size={18} aria-hidden />
          <Trans>Ahora no se pudo revisar horarios y distancias. Se intenta otra vez con el próximo cambio.</Trans>
        </li>
      )}
    </ul>
  );
}
