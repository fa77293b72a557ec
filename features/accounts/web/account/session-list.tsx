import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { MonitorSmartphone } from 'lucide-react';
import { closeSession, closeSessions } from '#features/accounts/contract/routes.ts';
import type { SessionView } from '#features/accounts/contract/session.ts';
import { useApi } from '#web/http/use-api.ts';
import { Actions } from '#web/ui/actions.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import flow from '#web/ui/flow.module.css';
import { Row, Rows } from '#web/ui/rows.tsx';
import textStyles from '#web/ui/text.module.css';
import { toast } from '#web/ui/toast-store.ts';
import { useSignOut } from '../sign-out.ts';
import { sessionsQuery } from './account.queries.ts';
import { Loaded } from './account-frame.tsx';
import { useMoment } from './use-moment.ts';

export function SessionList() {
  const { t } = useLingui();
  const api = useApi();
  const client = useQueryClient();
  const signOut = useSignOut();
  const refresh = () => client.invalidateQueries({ queryKey: sessionsQuery(api).queryKey });
  const endOne = useMutation({
    mutationFn: ({ id }: SessionView) => api.call(closeSession, { params: { id } }),
    onSuccess: (_, { device }) => toast({ text: t`Cerramos la sesión de ${device}.` }),
    onSettled: refresh,
  });
  const endOthers = useMutation({
    mutationFn: () => api.call(closeSessions, { body: { which: 'others' } }),
    onSuccess: () => toast({ text: t`Cerramos tus demás sesiones.` }),
    onSettled: refresh,
  });

  return (
    <Loaded query={useQuery(sessionsQuery(api))} lines={4}>
      {({ items }) => (
        <>
          <Rows>
            {items
              .toSorted((one, other) => Number(other.current) - Number(one.current))
              .map((session) => (
                <SessionRow
                  key={session.id}
                  session={session}
                  end={session.current ? signOut : () => endOne.mutate(session)}
                  isEnding={endOne.isPending && endOne.variables.id === session.id}
                />
              ))}
          </Rows>
          {items.length > 1 && (
            <Actions>
              <Button kind="quiet" disabled={endOthers.isPending} onClick={() => endOthers.mutate()}>
                <Trans>Cerrar todas las demás</Trans>
              </Button>
            </Actions>
          )}
        </>
      )}
    </Loaded>
  );
}

interface SessionRowProps {
  session: SessionView;
  end: () => void;
  isEnding: boolean;
}

function SessionRow({ session, end, isEnding }: SessionRowProps) {
  const { t } = useLingui();
  const moment = useMoment();
  const { device, method, secondFactor, startedAt, seenAt, current } = session;
  const methods = {
    password: secondFactor ? t`con contraseña y código` : t`con contraseña`,
    link: t`con un enlace`,
    passkey: t`con una llave de acceso`,
    confirmation: t`al confirmar el correo`,
  };
  return (
    <Row className={flow.row4}>
      <MonitorSmartphone size={22} aria-hidden />
      <span className={`${flow.stackHalf} ${flow.grows}`}>
        <b className={textStyles.breaks}>
          {device}{' '}
          {current && (
            <Badge tone="good">
              <Trans>Este navegador</Trans>
            </Badge>
          )}
        </b>
        <small className={`${textStyles.soft} num`}>
          <Trans>
            Entró el {moment(startedAt)} {methods[method]}
          </Trans>
          {!current && (
            <>
              {' · '}
              <Trans>visto el {moment(seenAt)}</Trans>
            </>
          )}
        </small>
      </span>
      <Button
        kind="quiet"
        size="small"
        disabled={isEnding}
        aria-label={current ? t`Salir de este navegador` : t`Cerrar la sesión de ${device}`}
        onClick={end}
      >
        {current ? <Trans>Salir</Trans> : <Trans>Cerrar</Trans>}
      </Button>
    </Row>
  );
}
