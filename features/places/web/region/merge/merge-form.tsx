import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ArrowLeftRight } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { backOfficeKey, Trouble } from '#features/backoffice/web/public.ts';
import { useApi } from '#web/http/use-api.ts';
import { useSubmit } from '#web/http/use-submit.ts';
import { regionPaths } from '#web/paths/region.ts';
import { Actions } from '#web/ui/actions.tsx';
import { Alert } from '#web/ui/alert.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import flow from '#web/ui/flow.module.css';
import { Form } from '#web/ui/form.tsx';
import { FormProblem } from '#web/ui/form-problem.tsx';
import { SkeletonList } from '#web/ui/skeleton-list.tsx';
import textStyles from '#web/ui/text.module.css';
import { toast } from '#web/ui/toast-store.ts';
import type { MergePreview, Side } from '../../../contract/merge.ts';
import type { FactName } from '../../../contract/place-facts.ts';
import { mergePlaces } from '../../../contract/region-routes.ts';
import { mergePreviewQuery, regionPlaceQuery } from '../region.queries.ts';
import { MergeFact } from './merge-fact.tsx';
import { MovedRows } from './moved-rows.tsx';
import { useMovedText } from './use-rows-text.ts';

/** A long text needs more time. */
const LONG_MS = 12_000;

export function MergeForm({ id, other }: { id: string; other: string }) {
  const { data, error, refetch, dataUpdatedAt } = useQuery(mergePreviewQuery(useApi(), id, other));
  if (error) return <Trouble error={error} retry={() => void refetch()} />;
  if (!data) return <SkeletonList rows={6} />;
  return <SideBySide key={dataUpdatedAt} preview={data} readAgain={() => void refetch()} />;
}

function SideBySide({ preview, readAgain }: { preview: MergePreview; readAgain: () => void }) {
  const { t } = useLingui();
  const api = useApi();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const submission = useSubmit();
  const movedText = useMovedText();
  const { kept, other, facts, rows, bothClaimed } = preview;
  const [sides, setSides] = useState(
    () => new Map<FactName, Side>(facts.map(({ fact, side }): [FactName, Side] => [fact, side])),
  );
  const isStale = submission.problem?.code === 'company_changed_meanwhile';

  async function merge(event: FormEvent) {
    event.preventDefault();
    await submission.submit(async (call) => {
      const saved = await api.call(mergePlaces, {
        params: { id: kept.id },
        body: {
          other: other.id,
          take: facts.flatMap(({ fact }) => (sides.get(fact) === 'other' ? [fact] : [])),
          seen: { kept: kept.updatedAt, other: other.updatedAt },
        },
        ...call,
      });
      queries.setQueryData(regionPlaceQuery(api, kept.id).queryKey, saved);
      void queries.invalidateQueries({ queryKey: [...backOfficeKey, 'places', 'list'] });
      queries.removeQueries({ queryKey: regionPlaceQuery(api, other.id).queryKey });
      await navigate(regionPaths.place(kept.id));
      const moved = movedText(saved.moves.find((move) => move.other.id === other.id)?.moved ?? []);
      toast({
        text: moved
          ? t`Listo: «${other.facts.name}» quedó dentro de «${kept.facts.name}». Pasaron ${moved}.`
          : t`Listo: «${other.facts.name}» quedó dentro de «${kept.facts.name}».`,
        milliseconds: LONG_MS,
      });
    });
  }

  return (
    <Form className={flow.stack5} onSubmit={merge}>
      <div className={flow.stack2}>
        <p>
          <Trans>
            Queda <b>{kept.facts.name}</b>. La ficha <b>{other.facts.name}</b> deja de verse y sus direcciones llevan a
            la que queda.
          </Trans>
        </p>
        <div>
          <ButtonLink kind="quiet" size="small" to={regionPaths.placeMerge(other.id, kept.id)}>
            <ArrowLeftRight size={16} aria-hidden />
            <Trans>Que quede la otra</Trans>
          </ButtonLink>
        </div>
      </div>
      <section className={flow.stack4} aria-labelledby="facts">
        <h2 id="facts" className={textStyles.titleM}>
          <Trans>Lo que no coincide</Trans>
        </h2>
        {facts.length === 0 && (
          <p className={textStyles.note}>
            <Trans>Todos los datos coinciden.</Trans>
          </p>
        )}
        {facts.map(({ fact, side, reason }) => (
          <MergeFact
            key={fact}
            {...{ fact, kept, other }}
            side={sides.get(fact) ?? side}
            proposed={{ side, reason }}
            onChange={(chosen) => setSides((before) => new Map(before).set(fact, chosen))}
          />
        ))}
      </section>
      <MovedRows rows={rows} />
      {bothClaimed && (
        <Alert tone="caution">
          <Trans>Los dos lugares tienen responsable o una solicitud. Resuelve primero quién lleva el lugar.</Trans>
        </Alert>
      )}
      <FormProblem of={submission} />
      <Actions>
        {isStale ? (
          <Button onClick={readAgain}>
            <Trans>Ver los datos otra vez</Trans>
          </Button>
        ) : (
          <Button type="submit" disabled={submission.isBusy || bothClaimed}>
            {submission.isBusy ? t`Fusionando…` : t`Fusionar`}
          </Button>
        )}
      </Actions>
    </Form>
  );
}
