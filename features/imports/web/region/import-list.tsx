import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { MoreRows, Trouble } from '#features/backoffice/web/public.ts';
import { useFace } from '#web/face.ts';
import { formatMoment } from '#web/format/dates.ts';
import { useApi } from '#web/http/use-api.ts';
import { regionPaths } from '#web/paths/region.ts';
import { Badge } from '#web/ui/badge.tsx';
import flow from '#web/ui/flow.module.css';
import rows from '#web/ui/rows.module.css';
import { Nothing, Row, RowEnd, RowLink, RowMain, Rows } from '#web/ui/rows.tsx';
import { SkeletonList } from '#web/ui/skeleton-list.tsx';
import textStyles from '#web/ui/text.module.css';
import type { ImportListRow } from '../../contract/imports.ts';
import type { ImportPurpose } from '../../contract/sheet.ts';
import { importsQuery } from '../imports.queries.ts';
import { STATE_TONES, useStateWords } from './use-import-words.ts';

/** @param purpose lists only these files */
export function ImportList({ purpose }: { purpose?: ImportPurpose }) {
  const list = useInfiniteQuery(importsQuery(useApi(), purpose));
  const items = list.data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <section className={flow.stack3} aria-labelledby="imports">
      <h2 id="imports" className={textStyles.titleM}>
        {purpose === 'sheet' ? <Trans>Hojas que se subieron</Trans> : <Trans>Archivos</Trans>}
      </h2>
      {list.isPending && <SkeletonList rows={3} />}
      {list.error && !list.data && <Trouble error={list.error} retry={() => void list.refetch()} />}
      {list.data && items.length === 0 && (
        <Nothing>
          {purpose === 'sheet' ? (
            <Trans>Todavía no se subió ninguna.</Trans>
          ) : (
            <Trans>Todavía no se subió ninguno.</Trans>
          )}
        </Nothing>
      )}
      {items.length > 0 && (
        <Rows>
          {items.map((item) => (
            <ImportLine key={item.id} item={item} />
          ))}
        </Rows>
      )}
      <MoreRows list={list} />
    </section>
  );
}

function ImportLine({
  item: { id, purpose, fileName, format, state, by, uploadedAt, counts },
}: {
  item: ImportListRow;
}) {
  const { t } = useLingui();
  const { timeZone } = useFace();
  const words = useStateWords(purpose);
  const { new: added, changed, same } = counts.imported;
  return (
    <Row columns={2}>
      <RowMain>
        <RowLink to={purpose === 'sheet' ? regionPaths.uploadedSheet(id) : regionPaths.import(id)}>{fileName}</RowLink>
        <p className={rows.soft}>
          {[formatMoment(new Date(uploadedAt), timeZone), by ?? t`Cuenta borrada`].join(' · ')}
        </p>
        {state === 'done' && (
          <p className={rows.soft}>
            {format === 'photos' ? (
              <Plural value={added} one="# foto nueva" other="# fotos nuevas" />
            ) : (
              <Trans>
                {added} nuevos, {changed} con cambios, {same} iguales
              </Trans>
            )}
          </p>
        )}
      </RowMain>
      <RowEnd>
        {counts.ask > 0 && (state === 'ready' || state === 'done') && (
          <Badge tone="doubt">
            <Plural value={counts.ask} one="# duda" other="# dudas" />
          </Badge>
        )}
        <Badge tone={STATE_TONES[state]}>{words[state]}</Badge>
      </RowEnd>
    </Row>
  );
}
