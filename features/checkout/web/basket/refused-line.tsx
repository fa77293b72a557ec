import { Trans } from '@lingui/react/macro';
import styles from './basket.module.css';

export function RefusedLine({ reasons, isClosed }: { reasons: readonly string[]; isClosed: boolean }) {
  return (
    <div className={styles.refusal} role="alert">
      {reasons.map((reason) => (
        <p key={reason}>{reason}</p>
      ))}
      <p>
        {isClosed ? (
          <Trans>Elige otro día, o quítalo y sigue con lo demás.</Trans>
        ) : (
          <Trans>Elige otra salida o menos personas, o quítalo y sigue con lo demás.</Trans>
        )}
      </p>
    </div>
  );
}
