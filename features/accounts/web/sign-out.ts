import { useLingui } from '@lingui/react/macro';
import { signOut } from '#features/accounts/contract/session-routes.ts';
import { useApi } from '#web/http/use-api.ts';
import { leaveSession } from '#web/session/session.ts';
import { toast } from '#web/ui/toast-store.ts';
import { problemFrom } from './problem-of.ts';

export function useSignOut(): () => Promise<void> {
  const { t } = useLingui();
  const api = useApi();
  return async () => {
    let said = t`Saliste de tu cuenta.`;
    try {
      await api.call(signOut, { quiet: true });
    } catch (error) {
      problemFrom(error);
      said = t`Saliste en este navegador. No hubo conexión: cierra también la sesión desde otro dispositivo.`;
    }
    leaveSession();
    const { letGoOfAll } = await import('#web/offline/kept.ts');
    await letGoOfAll();
    toast({ text: said });
  };
}
