import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { lockOwnAccount } from '#features/accounts/contract/entry-routes.ts';
import { useApi } from '#web/http/use-api.ts';
import { accountPaths } from '#web/paths/account.ts';
import { leaveSession } from '#web/session/session.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { LinkAction } from './link-action.tsx';

interface TakeBackProps {
  route: typeof lockOwnAccount;
  title: string;
  lead: ReactNode;
  label: ReactNode;
  done: { title: string; lead: ReactNode };
}

export function TakeBack({ route, done, ...words }: TakeBackProps) {
  const api = useApi();
  const restore = (
    <ButtonLink to={accountPaths.restore()}>
      <Trans>Elegir otra contraseña</Trans>
    </ButtonLink>
  );
  const act = async (key: string) => {
    await api.call(route, { body: { key }, quiet: true });
    leaveSession();
  };
  return <LinkAction {...words} act={act} done={{ ...done, next: restore }} another={restore} />;
}
