import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Age, backOfficeKey, Confirm, MoreRows, Trouble } from '#features/backoffice/web/public.ts';
import { closureSpan } from '#features/closures/contract/closure-words.ts';
import { capitalize } from '#web/format/capitalize.ts';
import { useApi } from '#web/http/use-api.ts';
import { useSubmit } from '#web/http/use-submit.ts';
import { SceneState } from '#web/layout/scene-state.tsx';
import { regionPaths } from '#web/paths/region.ts';
import { Actions } from '#web/ui/actions.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { classNames } from '#web/ui/class-names.ts';
import flow from '#web/ui/flow.module.css';
import { FormProblem } from '#web/ui/form-problem.tsx';
import { SkeletonList } from '#web/ui/skeleton-list.tsx';
import textStyles from '#web/ui/text.module.css';
import { TextLink } from '#web/ui/text-link.tsx';
import { toast } from '#web/ui/toast-store.ts';
import type { RegionNotice } from '../../contract/notice.ts';
import { decideNotice } from '../../contract/notice-routes.ts';
import { regionNoticesQuery } from '../frame/owner.queries.ts';

/** Announcements of the teams of places. They are public at once, and the region can take them down. */
export function NoticeList() {
  const { t } = useLingui();
  const list = useInfiniteQuery(regionNoticesQuery(useApi()));
  const items = list.data?.pages.flatMap((page) => page.items) ?? [];
  const today = list.data?.pages[0]?.today ?? '';
  if (list.error && !list.data) return <Trouble error={list.error} retry={() => void list.refetch()} />;
  if (list.isPending) return <SkeletonList rows={4} />;
  if (items.length === 0)
    return (
      <SceneState scene="desk" title={t`Ningún lugar avisa algo ahora`}>
        <p>
          <Trans>Aquí se ve lo que un dueño publica, como «Hoy cerramos a las 4». Sale al momento.</Trans>
        </p>
      </SceneState>
    );
  return (
    <>
      <ul className={classNames(flow.stack4, flow.column)}>
        {items.map((notice) => (
          <NoticeCard key={notice.id} notice={notice} today={today} />
        ))}
      </ul>
      <MoreRows list={list} />
    </>
  );
}

function NoticeCard({ notice, today }: { notice: RegionNotice; today: string }) {
  const { t } = useLingui();
  const api = useApi();
  const queries = useQueryClient();
  const submission = useSubmit();
  const [isRemoving, setRemoving] = useState(false);
  const { id, place, words, by, state, why, announcedAt } = notice;
  const params = { id };
  const reread = () => queries.invalidateQueries({ queryKey: backOfficeKey });
  const restore = async () => {
    await api.call(decideNotice, { params, body: { action: 'restore' } });
    await reread();
  };
  return (
    <Card as="li" className={flow.stack3}>
      <header className={flow.stackHalf}>
        <p className={textStyles.note}>
          {capitalize(closureSpan(notice, today))} · <Age at={announcedAt} />
          {by && ` · ${by}`}
        </p>
        <h2 className={textStyles.titleS}>
          <TextLink kind="inline" to={regionPaths.place(place.id)}>
            {place.name}
          </TextLink>
        </h2>
      </header>
      <p className={textStyles.breaks}>«{words}»</p>
      {state === 'removed' && (
        <p className={textStyles.small}>
          <Badge tone="bad">
            <Trans>Retirado</Trans>
          </Badge>{' '}
          {why}
        </p>
      )}
      <FormProblem of={submission} />
      <Actions>
        {state === 'removed' ? (
          <Button
            kind="quiet"
            disabled={submission.isBusy}
            onClick={() =>
              void submission.submit(async (call) => {
                await api.call(decideNotice, { params, body: { action: 'restore' }, ...call });
                toast({ text: t`Se ve otra vez.` });
                await reread();
              })
            }
          >
            <Trans>Reponer</Trans>
          </Button>
        ) : (
          <Button kind="quiet" onClick={() => setRemoving(true)}>
            <Trans>Retirar</Trans>
          </Button>
        )}
      </Actions>
      <Confirm
        open={isRemoving}
        onClose={() => setRemoving(false)}
        title={t`¿Retirar el aviso?`}
        verb={t`Retirar`}
        why={t`Por qué (lo lee su dueño)`}
        run={async (reason, call) => {
          await api.call(decideNotice, { params, body: { action: 'remove', reason }, ...call });
          toast({ text: t`Aviso retirado.`, action: { label: t`Deshacer`, run: () => void restore() } });
          await reread();
        }}
      >
        <p>
          <Trans>Deja de verse en la ficha y en los viajes. Si cambiaba su horario, vuelve a ser el de siempre.</Trans>
        </p>
      </Confirm>
    </Card>
  );
}
