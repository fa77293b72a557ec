import { Trans } from '@lingui/react/macro';
import rows from '#web/ui/rows.module.css';

/** Without a network nothing is asked for, and no error tells it: what is missing is asked for by itself once that is back. */
export function AwaitNetwork() {
  return (
    <p role="status" className={rows.nothing}>
      <Trans>Sin conexión: lo que falta llega en cuanto vuelva.</Trans>
    </p>
  );
}
