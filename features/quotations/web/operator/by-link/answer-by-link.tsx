import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { Trouble } from '#features/backoffice/web/public.ts';
import { ApiError } from '#web/http/problem.ts';
import { useApi } from '#web/http/use-api.ts';
import { operatorPaths } from '#web/paths/operator.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import flow from '#web/ui/flow.module.css';
import { SkeletonList } from '#web/ui/skeleton-list.tsx';
import { OFFER_LINK_HEADER } from '../../../contract/headers.ts';
import { openOfferLink } from '../../../contract/link-routes.ts';
import styles from './by-link.module.css';
import { LinkedRequest } from './linked-request.tsx';

const AGAIN_MS = 60_000;

export function AnswerByLink({ offerId }: { offerId: string }) {
  const { hash } = useLocation();
  const [headers, setHeaders] = useState<Record<string, string> | null>(null);
  useEffect(() => setHeaders({ [OFFER_LINK_HEADER]: hash.slice(1) }), [hash]);
  return (
    <div className={`wrap ${styles.page}`}>
      {headers ? <Opened offerId={offerId} headers={headers} /> : <SkeletonList />}
    </div>
  );
}

function Opened({ offerId, headers }: { offerId: string; headers: Record<string, string> }) {
  const api = useApi();
  const [hasDeclined, setDeclined] = useState(false);
  const { data, error, refetch } = useQuery({
    queryKey: ['offer-link', offerId, headers[OFFER_LINK_HEADER]],
    queryFn: ({ signal }) => api.call(openOfferLink, { params: { offerId }, headers, signal, quiet: true }),
    enabled: !hasDeclined,
    refetchInterval: AGAIN_MS,
    retry: false,
  });
  const isClosed = error instanceof ApiError && [400, 404].includes(error.status);
  if (isClosed && !hasDeclined) return <Closed />;
  if (error && !data) return <Trouble error={error} retry={() => void refetch()} />;
  if (!data) return <SkeletonList />;
  return (
    <LinkedRequest offer={data} headers={headers} hasDeclined={hasDeclined} onDeclined={() => setDeclined(true)} />
  );
}

function Closed() {
  return (
    <div className={`${styles.closed} ${flow.stack4} ${flow.start}`}>
      <h1>
        <Trans>Este enlace ya no abre</Trans>
      </h1>
      <p>
        <Trans>
          Vale 14 días, mientras el pedido siga en pie y tú respondas por el operador. En el panel, entrando con tu
          cuenta, está todo.
        </Trans>
      </p>
      <ButtonLink to={operatorPaths.memberships()}>
        <Trans>Ir al panel</Trans>
      </ButtonLink>
    </div>
  );
}
