import { useLingui } from '@lingui/react/macro';
import { useNavigate } from 'react-router';
import { accountRoutes } from '#features/accounts/contract/routes.ts';
import { useApi } from '#web/http/use-api.ts';
import { paths } from '#web/paths.ts';
import { leaveSession } from '#web/session/session.ts';
import { toast } from '#web/ui/toast-store.ts';
import { problemFrom } from './problem-of.ts';

/** Leaves, and goes home. Without a network this browser forgets all the same, and says what remains to be done. */
export function useSignOut(): () => Promise<void> {
  const { t } = useLingui();
  const api = useApi();
  const navigate = useNavigate();
  return async () => {
    try {
      await api.post(accountRoutes.signOut, undefined, { quiet: true });
      toast({ text: t`Saliste de tu cuenta.` });
    } catch (error) {
      problemFrom(error);
      toast({ text: t`Saliste en este navegador. No hubo conexión: cierra también la sesión desde otro dispositivo.` });
    }
    await navigate(paths.home());
    leaveSession();
  };
}
