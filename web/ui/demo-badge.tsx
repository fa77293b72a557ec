import { Trans } from '@lingui/react/macro';
import { FlaskConical } from 'lucide-react';
import styles from './demo-badge.module.css';

/** Marks an operator or figures that were invented for the demo. */
export function DemoBadge({ many }: { many?: boolean }) {
  return (
    <span className={styles.demo}>
      <FlaskConical size={14} aria-hidden />
      {many ? <Trans>Operadores de demostración</Trans> : <Trans>Demostración</Trans>}
    </span>
  );
}
