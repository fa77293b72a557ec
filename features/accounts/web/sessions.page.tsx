import { Trans, useLingui } from '@lingui/react/macro';
import { AccountFrame } from './account/account-frame.tsx';
import { SessionList } from './account/session-list.tsx';

export const head = () => ({ title: 'Tus sesiones', noIndex: true });

export function Component() {
  const { t } = useLingui();
  return (
    <AccountFrame
      title={t`Sesiones`}
      lead={
        <Trans>Los navegadores en los que tu cuenta está abierta. Lo que cierras aquí se cierra al instante.</Trans>
      }
    >
      {() => <SessionList />}
    </AccountFrame>
  );
}
