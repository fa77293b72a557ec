import { Trans, useLingui } from '@lingui/react/macro';
import { showOperatorPresenceCode } from '#features/reviews/contract/operator-routes.ts';
import { PresenceSheet } from '#features/reviews/web/public.ts';
import { useApi } from '#web/http/use-api.ts';
import { SceneState } from '#web/layout/scene-state.tsx';
import { operatorKey } from './operator.queries.ts';
import { useOperator } from './operator-frame.tsx';

export function OperatorCode() {
  const { t } = useLingui();
  const { id: operatorId, state } = useOperator();
  const api = useApi();
  if (state !== 'verified')
    return (
      <SceneState scene="quiet" title={t`Todavía no hay código`}>
        <p>
          <Trans>Lo verás aquí cuando la región apruebe tus datos.</Trans>
        </p>
      </SceneState>
    );
  return (
    <PresenceSheet
      queryKey={[...operatorKey(operatorId), 'presence']}
      read={(signal) => api.call(showOperatorPresenceCode, { params: { operatorId }, signal, quiet: true })}
    />
  );
}
