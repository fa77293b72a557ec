import { Trans } from '@lingui/react/macro';
import rows from '#web/ui/rows.module.css';

/** Shown without a network instead of an error. The data loads automatically when the network returns. */
export function AwaitNetwork() {
  return (
    <p role="status" className={rows.nothing}>
      <Trans>Sin conexión: lo que falta llega en cuanto vuelva.</Trans>
    </p>
  );
}
