import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Trouble } from '#features/backoffice/web/public.ts';
import { useFace } from '#web/face.ts';
import { formatMoment } from '#web/format/dates.ts';
import { useApi } from '#web/http/use-api.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { Figures } from '#web/ui/figures.tsx';
import flow from '#web/ui/flow.module.css';
import { Progress } from '#web/ui/progress.tsx';
import { SkeletonList } from '#web/ui/skeleton-list.tsx';
import textStyles from '#web/ui/text.module.css';
import { isMoving, mayMap } from '../../contract/import-states.ts';
import type { ImportDetail } from '../../contract/imports.ts';
import { importQuery } from '../imports.queries.ts';
import { SheetScreen } from '../sheet/sheet-screen.tsx';
import { ImportActions } from './import-actions.tsx';
import { ImportRowList } from './import-row-list.tsx';
import { MappingForm } from './mapping-form.tsx';
import { STATE_TONES, useFormatWords, useStateWords } from './use-import-words.ts';

export function ImportTitle({ id }: { id: string }) {
  const { t } = useLingui();
  const { data } = useQuery(importQuery(useApi(), id));
  return data?.fileName ?? t`Una importación`;
}

export function ImportScreen({ id }: { id: string }) {
  const { data, error, refetch } = useQuery(importQuery(useApi(), id));
  if (error && !data) return <Trouble error={error} retry={() => void refetch()} />;
  if (!data) return <SkeletonList rows={6} />;
  return <LoadedImport detail={data} />;
}

function LoadedImport({ detail }: { detail: ImportDetail }) {
  const { state, failure, finishedAt, sheet } = detail;
  if (sheet)
    return (
      <div className={flow.stack5}>
        <Status detail={detail} />
        {failure && <Failure>{failure}</Failure>}
        <SheetScreen detail={detail} sheet={sheet} />
      </div>
    );
  const hasRows = detail.counts.rows > 0 && !['reading', 'asking', 'failed'].includes(state);
  const canMap = mayMap(state) && finishedAt === null && detail.columns.length > 0;
  const form = detail.source && <MappingForm key={formKey(detail)} detail={detail} saved={detail.source} />;
  return (
    <div className={flow.stack5}>
      <Status detail={detail} />
      {failure && <Failure>{failure}</Failure>}
      {canMap &&
        (state === 'ready' ? (
          <Disclosure summary={<Trans>Columnas, tipos y licencia</Trans>} open={detail.unknownKinds.length > 0}>
            {form}
          </Disclosure>
        ) : (
          form
        ))}
      {hasRows && <Counts detail={detail} />}
      <ImportActions detail={detail} />
      {hasRows && <ImportRowList detail={detail} />}
    </div>
  );
}

function Failure({ children }: { children: string }) {
  return (
    <Alert tone="stop" live="status">
      {children}
    </Alert>
  );
}

/** The form begins anew after each reading. */
const formKey = ({ mapping, source }: ImportDetail): string => JSON.stringify([mapping, source]);

function Status({ detail }: { detail: ImportDetail }) {
  const { t } = useLingui();
  const { timeZone } = useFace();
  const states = useStateWords(detail.purpose);
  const formats = useFormatWords();
  const { state, format, by, uploadedAt, notes, progress } = detail;
  const undone = detail.purpose === 'places' ? detail.undone : null;
  const parts = [
    format && formats[format],
    formatMoment(new Date(uploadedAt), timeZone),
    by ?? t`Cuenta borrada`,
  ].filter(Boolean);
  return (
    <header className={flow.stack2}>
      <p className={flow.row2} role="status">
        <Badge tone={STATE_TONES[state]}>{states[state]}</Badge>
        <span className={textStyles.note}>{parts.join(' · ')}</span>
      </p>
      {isMoving(state) &&
        (progress ? (
          <>
            <Progress label={states[state]} value={progress.done} max={Math.max(1, progress.total)} />
            <p className="num">
              {progress.step === 'file' ? (
                <Trans>El archivo, {progress.done} %</Trans>
              ) : (
                <Trans>
                  {progress.done} de {progress.total}
                </Trans>
              )}
            </p>
          </>
        ) : (
          <p className={textStyles.note}>
            <Trans>Empezando…</Trans>
          </p>
        ))}
      {notes.map((note) => (
        <p key={note} className={textStyles.note}>
          {note}
        </p>
      ))}
      {undone && (
        <p className={textStyles.note}>
          {format === 'photos' ? (
            <Plural
              value={undone.removed}
              one="Salió # foto que trajo este archivo."
              other="Salieron # fotos que trajo este archivo."
            />
          ) : (
            <>
              <Plural value={undone.removed} one="Salió # lugar que solo" other="Salieron # lugares que solo" />{' '}
              <Trans>traía este archivo.</Trans>
            </>
          )}{' '}
          {undone.paused > 0 && (
            <Plural
              value={undone.paused}
              one="# quedó en pausa, porque otra parte del sitio lo nombra."
              other="# quedaron en pausa, porque otra parte del sitio los nombra."
            />
          )}
        </p>
      )}
    </header>
  );
}

function Counts({ detail: { counts, state, format } }: { detail: ImportDetail }) {
  const { t } = useLingui();
  const { take, known, ask, refuse, skipped, imported } = counts;
  const isOver = state === 'done' || state === 'undoing' || state === 'undone';
  const done =
    format === 'photos'
      ? [
          { key: 'new', label: t`Fotos nuevas`, value: imported.new },
          ...(imported.same > 0 ? [{ key: 'same', label: t`Ya estaban`, value: imported.same }] : []),
        ]
      : [
          { key: 'new', label: t`Lugares nuevos`, value: imported.new },
          { key: 'changed', label: t`Con cambios`, value: imported.changed },
          { key: 'same', label: t`Iguales`, value: imported.same },
        ];
  const before = [
    {
      key: 'take',
      label: t`Listas para entrar`,
      value: take,
      note: known > 0 ? <Plural value={known} one="# ya estaba" other="# ya estaban" /> : undefined,
    },
  ];
  return (
    <Figures
      flush
      items={[
        ...(isOver ? done : before),
        ...(isOver && take > 0 ? before : []),
        { key: 'ask', label: t`Preguntan`, value: ask, tone: ask > 0 ? ('caution' as const) : ('plain' as const) },
        { key: 'refuse', label: t`No entran`, value: refuse },
        ...(skipped > 0 ? [{ key: 'skipped', label: t`Dejadas fuera`, value: skipped }] : []),
      ]}
    />
  );
}
