import { Trans } from '@lingui/react/macro';
import { Nothing } from '#web/ui/rows.tsx';

export function AwaitNetwork() {
  return (
    <Nothing role="status">
      <Trans>Sin conexión: lo que falta llega en cuanto vuelva.</Trans>
    </Nothing>
  );
}
