import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Age, Confirm, Trouble } from '#features/backoffice/web/public.ts';
import { sellsBy } from '#features/policies/contract/sales.ts';
import { useFace } from '#web/face.ts';
import { useApi } from '#web/http/use-api.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import rows from '#web/ui/rows.module.css';
import { Nothing, Row, RowEnd, RowFacts, RowMain, RowName, Rows } from '#web/ui/rows.tsx';
import { SkeletonList } from '#web/ui/skeleton-list.tsx';
import type { MadeResellerKey, ResellerKeyView } from '../contract/reseller-key.ts';
import { useKeyOwner } from './key-owner.ts';
import { KeySteps } from './key-steps.tsx';
import { NewKeyForm } from './new-key-form.tsx';
import { NewKeySheet } from './new-key-sheet.tsx';
import { RegionConsent } from './region-consent.tsx';

export function AgencyKeys() {
  const { t } = useLingui();
  const api = useApi();
  const queries = useQueryClient();
  const house = useKeyOwner();
  const { law } = useFace();
  const { queryKey } = house;
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => house.list(api, signal),
  });
  const [made, setMade] = useState<MadeResellerKey | null>(null);
  const [leaving, setLeaving] = useState<ResellerKeyView | null>(null);
  if (error && !data) return <Trouble error={error} retry={() => void refetch()} />;
  if (!data) return <SkeletonList rows={3} />;
  const working = data.items.filter(({ revokedAt }) => revokedAt === null);
  const revoked = data.items.filter(({ revokedAt }) => revokedAt !== null);

  return (
    <>
      {!sellsBy(law.sells, 'agency') && (
        <p role="status">
          <Trans>
            Ahora el sitio no vende por agencias: sus llaves leen planes y cancelan lo reservado, pero no reservan.
          </Trans>
        </p>
      )}
      <KeySteps endpoint={data.endpoint} />
      <h2 className={rows.label}>
        <Trans>Agencias conectadas</Trans>
      </h2>
      {working.length === 0 ? (
        <Nothing className={rows.rows}>
          <Trans>Ninguna agencia tiene una llave.</Trans>
        </Nothing>
      ) : (
        <Rows>
          {working.map((one) => (
            <KeyRow key={one.id} held={one}>
              <Button
                kind="bare"
                size="small"
                aria-label={t`Retirar la llave de ${one.reseller}, que termina en ${one.hint}`}
                onClick={() => setLeaving(one)}
              >
                <Trans>Retirar</Trans>
              </Button>
            </KeyRow>
          ))}
        </Rows>
      )}
      <h2 className={rows.label}>
        <Trans>Dar una llave</Trans>
      </h2>
      <NewKeyForm
        onMade={async (key) => {
          setMade(key);
          await queries.invalidateQueries({ queryKey });
        }}
      />
      {house.operatorId !== null && (
        <RegionConsent operatorId={house.operatorId} fromBps={data.regionFromBps} queryKey={queryKey} />
      )}
      {revoked.length > 0 && (
        <>
          <h2 className={rows.label}>
            <Trans>Llaves retiradas</Trans>
          </h2>
          <Rows>
            {revoked.map((one) => (
              <KeyRow key={one.id} held={one} />
            ))}
          </Rows>
        </>
      )}
      {made && <NewKeySheet made={made} endpoint={data.endpoint} onClose={() => setMade(null)} />}
      <Confirm
        open={leaving !== null}
        onClose={() => setLeaving(null)}
        title={t`¿Retirar la llave de ${leaving?.reseller ?? ''}?`}
        verb={t`Retirar la llave`}
        run={async () => {
          const left = await house.revoke(api, leaving!.id);
          queries.setQueryData(queryKey, left);
        }}
      >
        <p>
          <Trans>
            Deja de servir en este mismo momento y no se recupera. Las reservas que hizo siguen en pie: otra llave con
            el mismo nombre las encuentra.
          </Trans>
        </p>
      </Confirm>
    </>
  );
}

function KeyRow({ held, children }: { held: ResellerKeyView; children?: ReactNode }) {
  const { operatorId } = useKeyOwner();
  const { reseller, mode, netBps, hint, madeAt, lastUsedAt, revokedAt } = held;
  return (
    <Row columns={2}>
      <RowMain>
        <RowName>{reseller}</RowName>
        <RowFacts>
          <code>…{hint}</code>
          <span>
            {mode === 'test' ? (
              <Trans>Ensaya: no ocupa lugares ni debe nada</Trans>
            ) : operatorId === null ? (
              <Trans>Debe el {netBps / 100} %</Trans>
            ) : (
              <Trans>Te debe el {netBps / 100} %</Trans>
            )}
          </span>
          <span>
            {revokedAt ? (
              <Trans>
                Retirada <Age at={revokedAt} />
              </Trans>
            ) : lastUsedAt ? (
              <Trans>
                Usada <Age at={lastUsedAt} />
              </Trans>
            ) : (
              <Trans>
                Creada <Age at={madeAt} />, sin usar
              </Trans>
            )}
          </span>
        </RowFacts>
      </RowMain>
      <RowEnd>
        <Badge tone={revokedAt ? 'plain' : mode === 'live' ? 'good' : 'doubt'}>
          {mode === 'live' ? <Trans>De venta</Trans> : <Trans>De prueba</Trans>}
        </Badge>
        {children}
      </RowEnd>
    </Row>
  );
}
