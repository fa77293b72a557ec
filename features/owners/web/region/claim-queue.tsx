import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Age, backOfficeKey, Confirm, MoreRows, Trouble } from '#features/backoffice/web/public.ts';
import { ApiError } from '#web/http/problem.ts';
import { useApi } from '#web/http/use-api.ts';
import { SceneState } from '#web/layout/scene-state.tsx';
import { paths } from '#web/paths/site.ts';
import { Actions } from '#web/ui/actions.tsx';
import { Alert } from '#web/ui/alert.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Checkbox } from '#web/ui/choice.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Fact, Facts } from '#web/ui/facts.tsx';
import flow from '#web/ui/flow.module.css';
import { SkeletonList } from '#web/ui/skeleton-list.tsx';
import { Telephone } from '#web/ui/telephone.tsx';
import textStyles from '#web/ui/text.module.css';
import { TextLink } from '#web/ui/text-link.tsx';
import { toast } from '#web/ui/toast-store.ts';
import type { WaitingClaim } from '../../contract/claim.ts';
import { decideClaim } from '../../contract/claim-routes.ts';
import { claimsQuery } from '../frame/owner.queries.ts';
import { ClaimPictures } from './claim-pictures.tsx';

export function ClaimQueue() {
  const { t } = useLingui();
  const list = useInfiniteQuery(claimsQuery(useApi()));
  const items = list.data?.pages.flatMap((page) => page.items) ?? [];
  if (list.error instanceof ApiError && list.error.status === 403)
    return (
      <Alert tone="plain" live="none">
        {list.error.problem.detail}
      </Alert>
    );
  if (list.error && !list.data) return <Trouble error={list.error} retry={() => void list.refetch()} />;
  if (list.isPending) return <SkeletonList rows={4} />;
  if (items.length === 0)
    return (
      <SceneState scene="desk" title={t`Ninguna ficha espera`}>
        <p>
          <Trans>Aquí llega quien dice que maneja un lugar, con su prueba.</Trans>
        </p>
      </SceneState>
    );
  return (
    <>
      <ul className={classNames(flow.stack4, flow.column)}>
        {items.map((claim) => (
          <ClaimCard key={claim.id} claim={claim} />
        ))}
      </ul>
      <MoreRows list={list} />
    </>
  );
}

function ClaimCard({ claim }: { claim: WaitingClaim }) {
  const { t } = useLingui();
  const api = useApi();
  const queries = useQueryClient();
  const [deciding, setDeciding] = useState<'approve' | 'refuse' | null>(null);
  const [keepsTeam, setKeepsTeam] = useState(false);
  const { id, place, person, proof, proved, disputes, owners, documents, note, registerNumber } = claim;
  const hasOwners = owners.length > 0;
  const words = { email: t`Correo de su página`, phone: t`Código por teléfono`, document: t`Registro y papeles` };
  return (
    <Card as="li" className={flow.stack3}>
      <header className={flow.stack1}>
        <p className={flow.row2}>
          <Badge tone={proved ? 'good' : 'doubt'}>{proved ? <Trans>Probado</Trans> : <Trans>Sin probar</Trans>}</Badge>
          {disputes && (
            <Badge tone="bad">
              <Trans>Disputa</Trans>
            </Badge>
          )}
          <span className={textStyles.note}>
            <Age at={claim.requestedAt} />
          </span>
        </p>
        <h2>{place.name}</h2>
        <TextLink to={paths.place(place.slug)}>
          <Trans>Ver su página</Trans>
        </TextLink>
      </header>
      <Facts>
        <Fact name={t`Lo pide`}>
          {person.name}, {person.email}
        </Fact>
        <Fact name={t`Prueba`}>{words[proof]}</Fact>
        {claim.email && <Fact name={t`Correo`}>{claim.email}</Fact>}
        {claim.website && <Fact name={t`Página de la ficha`}>{claim.website}</Fact>}
        {registerNumber && <Fact name={t`Número de registro`}>{registerNumber}</Fact>}
        {note && <Fact name={t`Dice`}>{note}</Fact>}
        {hasOwners && (
          <Fact name={t`La maneja hoy`}>{owners.map(({ name, email }) => `${name}, ${email}`).join(' · ')}</Fact>
        )}
      </Facts>
      {claim.code && claim.phone && (
        <Alert tone="accent" live="none" title={t`Llama y lee este código`}>
          <p>
            <Telephone phone={claim.phone} of={place.name} />
          </p>
          <p className={classNames('num', textStyles.titleS)}>
            {claim.code.slice(0, 4)} {claim.code.slice(4)}
          </p>
          <p className={textStyles.small}>
            <Trans>Pregunta por {person.name}. Si no lo conocen ahí, no lo leas.</Trans>
          </p>
        </Alert>
      )}
      {documents.length > 0 && <ClaimPictures claimId={id} documents={documents} />}
      <Actions>
        <Button onClick={() => setDeciding('approve')}>
          <Trans>Dar la ficha</Trans>
        </Button>
        <Button kind="quiet" onClick={() => setDeciding('refuse')}>
          <Trans>Rechazar</Trans>
        </Button>
      </Actions>
      <Confirm
        open={deciding !== null}
        onClose={() => setDeciding(null)}
        title={deciding === 'refuse' ? t`¿Rechazar la solicitud?` : t`¿Dar ${place.name} a ${person.name}?`}
        verb={deciding === 'refuse' ? t`Rechazar` : t`Dar la ficha`}
        {...(deciding === 'refuse' && { why: t`Por qué (lo lee quien la pidió)` })}
        run={async (reason, call) => {
          const action = deciding!;
          const body = { action, ...(reason && { reason }), ...(action === 'approve' && hasOwners && { keepsTeam }) };
          await api.call(decideClaim, { params: { id }, body, ...call });
          toast({ text: action === 'approve' ? t`${place.name} ya tiene responsable.` : t`Solicitud rechazada.` });
          await queries.invalidateQueries({ queryKey: backOfficeKey });
        }}
      >
        {deciding === 'refuse' ? (
          <p>
            <Trans>Le escribimos con el motivo. Puede pedirla otra vez con otra prueba.</Trans>
          </p>
        ) : (
          <div className={flow.stack3}>
            {!proved && proof !== 'document' && (
              <p className={textStyles.caution}>
                <Trans>Todavía no escribió su código.</Trans>
              </p>
            )}
            <p>
              <Trans>Desde ahora cambia el horario, los precios y el contacto, y se ve al momento.</Trans>
            </p>
            {hasOwners && (
              <Checkbox checked={keepsTeam} onChange={({ target }) => setKeepsTeam(target.checked)}>
                <Trans>También se queda el equipo de hoy</Trans>
              </Checkbox>
            )}
          </div>
        )}
      </Confirm>
    </Card>
  );
}
