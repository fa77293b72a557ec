import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Age, backOfficeKey, Confirm, MoreRows, Trouble } from '#features/backoffice/web/public.ts';
import type { PlaceFacts } from '#features/places/contract/place-facts.ts';
import { useFactText, useFactWords } from '#features/places/web/public.ts';
import { useApi } from '#web/http/use-api.ts';
import { useSubmit } from '#web/http/use-submit.ts';
import { SceneState } from '#web/layout/scene-state.tsx';
import { regionPaths } from '#web/paths/region.ts';
import { Actions } from '#web/ui/actions.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Fact, Facts } from '#web/ui/facts.tsx';
import flow from '#web/ui/flow.module.css';
import { FormProblem } from '#web/ui/form-problem.tsx';
import { SkeletonList } from '#web/ui/skeleton-list.tsx';
import textStyles from '#web/ui/text.module.css';
import { TextLink } from '#web/ui/text-link.tsx';
import { toast } from '#web/ui/toast-store.ts';
import type { WaitingProposal } from '../../contract/proposal.ts';
import { decideProposal } from '../../contract/proposal-routes.ts';
import { metresOf } from '../facts/proposed-facts.tsx';
import { proposalsQuery } from '../frame/owner.queries.ts';

export function ProposalQueue() {
  const { t } = useLingui();
  const list = useInfiniteQuery(proposalsQuery(useApi()));
  const items = list.data?.pages.flatMap((page) => page.items) ?? [];
  if (list.error && !list.data) return <Trouble error={list.error} retry={() => void list.refetch()} />;
  if (list.isPending) return <SkeletonList rows={4} />;
  if (items.length === 0)
    return (
      <SceneState scene="desk" title={t`Ningún cambio espera`}>
        <p>
          <Trans>Aquí llegan los nombres, los tipos y los números de registro que un dueño quiere cambiar.</Trans>
        </p>
      </SceneState>
    );
  return (
    <>
      <ul className={classNames(flow.stack4, flow.column)}>
        {items.map((proposal) => (
          <ProposalCard key={proposal.id} proposal={proposal} />
        ))}
      </ul>
      <MoreRows list={list} />
    </>
  );
}

/** The old value stands beside the new value. */
function ProposalCard({ proposal }: { proposal: WaitingProposal }) {
  const { t } = useLingui();
  const api = useApi();
  const queries = useQueryClient();
  const words = useFactWords();
  const text = useFactText();
  const submission = useSubmit();
  const [isRefusing, setRefusing] = useState(false);
  const { id, fact, place, by, now, value, proposedAt } = proposal;
  const params = { id };
  const after = async (said: string) => {
    toast({ text: said });
    await queries.invalidateQueries({ queryKey: backOfficeKey });
  };
  return (
    <Card as="li" className={flow.stack3}>
      <header className={flow.stackHalf}>
        <p className={textStyles.note}>
          {words[fact]} · <Age at={proposedAt} />
          {by && ` · ${by}`}
        </p>
        <h2>{place.name}</h2>
        <TextLink to={regionPaths.place(place.id)}>
          <Trans>Abrir el lugar</Trans>
        </TextLink>
      </header>
      <Facts>
        <Fact name={t`Hoy dice`}>{text(fact, now) || '—'}</Fact>
        <Fact name={t`Su dueño pide`}>
          <b>{text(fact, value) || '—'}</b>
        </Fact>
        {fact === 'position' && (
          <Fact name={t`Se mueve`}>{metresOf(now as PlaceFacts['position'], value as PlaceFacts['position'])} m</Fact>
        )}
      </Facts>
      <FormProblem of={submission} />
      <Actions>
        <Button
          disabled={submission.isBusy}
          onClick={() =>
            void submission.submit(async (call) => {
              await api.call(decideProposal, { params, body: { action: 'accept' }, ...call });
              await after(t`Ya se ve el cambio.`);
            })
          }
        >
          <Trans>Aceptar el cambio</Trans>
        </Button>
        <Button kind="quiet" onClick={() => setRefusing(true)}>
          <Trans>Rechazar</Trans>
        </Button>
      </Actions>
      <Confirm
        open={isRefusing}
        onClose={() => setRefusing(false)}
        title={t`¿Rechazar el cambio?`}
        verb={t`Rechazar`}
        why={t`Por qué (lo lee su dueño)`}
        run={async (reason, call) => {
          await api.call(decideProposal, { params, body: { action: 'refuse', reason }, ...call });
          await after(t`El dato queda como estaba.`);
        }}
      >
        <p>
          <Trans>El dato queda como estaba, y le escribimos con el motivo.</Trans>
        </p>
      </Confirm>
    </Card>
  );
}
