import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { MoreRows, Trouble } from '#features/backoffice/web/public.ts';
import { useApi } from '#web/http/use-api.ts';
import { useSubmit } from '#web/http/use-submit.ts';
import { SceneState } from '#web/layout/scene-state.tsx';
import { Segmented } from '#web/ui/choice.tsx';
import flow from '#web/ui/flow.module.css';
import { FormProblem } from '#web/ui/form-problem.tsx';
import { Nothing, Rows } from '#web/ui/rows.tsx';
import { SkeletonList } from '#web/ui/skeleton-list.tsx';
import type { UnfoundView } from '../../contract/unfound.ts';
import { unfoundQuery } from './unfound.queries.ts';
import { UnfoundRow } from './unfound-row.tsx';
import { useUnfoundActions } from './use-unfound-actions.ts';

export function UnfoundList() {
  const { t } = useLingui();
  const api = useApi();
  const [view, setView] = useState<UnfoundView>('open');
  const list = useInfiniteQuery(unfoundQuery(api, view));
  const submission = useSubmit();
  const actions = useUnfoundActions(submission);
  const items = list.data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <div className={flow.stack5}>
      <Segmented
        label={t`Qué se muestra`}
        hideLabel
        name="view"
        value={view}
        onChange={(next) => {
          submission.clear();
          setView(next);
        }}
        options={[
          { value: 'open', label: t`Por atender` },
          { value: 'synonym', label: t`Sinónimos` },
          { value: 'hidden', label: t`No son de aquí` },
        ]}
      />
      <FormProblem of={submission} />
      {list.isPending && <SkeletonList rows={5} />}
      {list.error && !list.data && <Trouble error={list.error} retry={() => void list.refetch()} />}
      {list.data && items.length === 0 && <Empty view={view} />}
      {items.length > 0 && (
        <Rows>
          {items.map((item) => (
            <UnfoundRow key={item.text} item={item} view={view} actions={actions} isBusy={submission.isBusy} />
          ))}
        </Rows>
      )}
      <MoreRows list={list} />
    </div>
  );
}

function Empty({ view }: { view: UnfoundView }) {
  const { t } = useLingui();
  if (view === 'open')
    return (
      <SceneState scene="quiet" title={t`Ninguna búsqueda sin resultado`}>
        <p>
          <Trans>
            Aquí aparece una búsqueda sin resultado cuando se repite en dos días distintos, o tres veces en uno.
          </Trans>
        </p>
      </SceneState>
    );
  return (
    <Nothing>
      {view === 'synonym' ? (
        <Trans>Todavía no agregaste ningún sinónimo.</Trans>
      ) : (
        <Trans>No sacaste ninguna búsqueda de la lista.</Trans>
      )}
    </Nothing>
  );
}
