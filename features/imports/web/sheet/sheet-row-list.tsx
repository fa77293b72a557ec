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
import type { ImportDetail } from '../../contract/imports.ts';
import type { SheetCounts, SheetView } from '../../contract/sheet.ts';
import { sheetRowsQuery } from '../imports.queries.ts';
import { SheetRowLine } from './sheet-row-line.tsx';

export function SheetRowList({ detail: { id, state }, sheet }: { detail: ImportDetail; sheet: SheetCounts }) {
  const { t } = useLingui();
  const views: { value: SheetView; name: string; total: number }[] = [
    { value: 'changes', name: t`Cambian`, total: sheet.changed },
    { value: 'added', name: t`Nuevos`, total: sheet.added },
    { value: 'doubts', name: t`Dudas`, total: sheet.doubts },
    { value: 'problems', name: t`Errores`, total: sheet.problems },
  ];
  const [chosen, setChosen] = useState<SheetView>();
  const view = chosen ?? views.find(({ total }) => total > 0)?.value ?? 'changes';
  const list = useInfiniteQuery(sheetRowsQuery(useApi(), id, view, state));
  const items = list.data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <section className={flow.stack3} aria-labelledby="rows">
      <h2 id="rows" className={textStyles.titleM}>
        <Trans>Filas de la hoja</Trans>
      </h2>
      <Segmented
        className={flow.column}
        label={t`Qué filas se muestran`}
        hideLabel
        name="rows"
        value={view}
        onChange={setChosen}
        options={views
          .filter(({ value, total }) => total > 0 || value === view)
          .map(({ value, name, total }) => ({ value, label: `${name} (${total})` }))}
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
            <SheetRowLine key={row.line} row={row} importId={id} canChoose={state === 'ready' || state === 'done'} />
          ))}
        </Rows>
      )}
      <MoreRows list={list} />
    </section>
  );
}
