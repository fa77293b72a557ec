import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { MoreRows, Trouble } from '#features/backoffice/web/public.ts';
import { useApi } from '#web/http/use-api.ts';
import { Segmented } from '#web/ui/choice.tsx';
import flow from '#web/ui/flow.module.css';
import { Nothing, Rows } from '#web/ui/rows.tsx';
import { SkeletonList } from '#web/ui/skeleton-list.tsx';
import textStyles from '#web/ui/text.module.css';
import type { ImportCounts, ImportDetail, RowView } from '../../contract/imports.ts';
import { importRowsQuery } from '../imports.queries.ts';
import { ImportRowLine } from './import-row-line.tsx';

export function ImportRowList({ detail }: { detail: ImportDetail }) {
  const { t } = useLingui();
  const { id, counts } = detail;
  const totals = totalsOf(counts);
  const views: { value: RowView; name: string }[] = [
    { value: 'ask', name: t`Preguntan` },
    { value: 'take', name: t`Entran` },
    { value: 'refuse', name: t`No entran` },
    { value: 'skipped', name: t`Fuera` },
    { value: 'imported', name: t`Importadas` },
  ];
  const [chosen, setChosen] = useState<RowView>();
  const view = chosen ?? views.find(({ value }) => totals[value] > 0)?.value ?? 'take';
  const list = useInfiniteQuery(importRowsQuery(useApi(), id, view));
  const items = list.data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <section className={flow.stack3} aria-labelledby="rows">
      <h2 id="rows" className={textStyles.titleM}>
        <Trans>Filas</Trans>
      </h2>
      <Segmented
        className={flow.column}
        label={t`Qué filas se muestran`}
        hideLabel
        name="rows"
        value={view}
        onChange={setChosen}
        options={views
          .filter(({ value }) => totals[value] > 0 || value === view)
          .map(({ value, name }) => ({ value, label: `${name} (${totals[value]})` }))}
      />
      {list.isPending && <SkeletonList rows={4} />}
      {list.error && !list.data && <Trouble error={list.error} retry={() => void list.refetch()} />}
      {list.data && items.length === 0 && (
        <Nothing>
          <Trans>Ninguna.</Trans>
        </Nothing>
      )}
      {items.length > 0 && (
        <Rows>
          {items.map((row) => (
            <ImportRowLine
              key={row.line}
              row={row}
              importId={id}
              canDecide={detail.state === 'ready' || detail.state === 'done'}
            />
          ))}
        </Rows>
      )}
      <MoreRows list={list} />
    </section>
  );
}

const totalsOf = ({ ask, take, refuse, skipped, imported }: ImportCounts): Record<RowView, number> => ({
  ...{ ask, take, refuse, skipped },
  imported: imported.new + imported.changed + imported.same,
});
