import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Age, Confirm, Trouble } from '#features/backoffice/web/public.ts';
import { listOrganisationVersions } from '#features/organisation/contract/routes.ts';
import { useApi } from '#web/http/use-api.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import flow from '#web/ui/flow.module.css';
import { Row, RowMain, Rows } from '#web/ui/rows.tsx';
import { SkeletonList } from '#web/ui/skeleton-list.tsx';
import textStyles from '#web/ui/text.module.css';
import { Section } from './section.tsx';
import styles from './setting-history.module.css';
import { versionsKey } from './settings.queries.ts';

interface SettingHistoryProps {
  current: number;
  /** `true` if the person has unsaved changes, which restoring a version would discard. */
  dirty: boolean;
  onRestore: (version: number) => Promise<void>;
}

export function SettingHistory({ current, dirty, onRestore }: SettingHistoryProps) {
  const api = useApi();
  const { t } = useLingui();
  const [asking, setAsking] = useState<number | null>(null);
  const versions = useInfiniteQuery({
    queryKey: versionsKey,
    queryFn: ({ pageParam, signal }) =>
      api.call(listOrganisationVersions, { query: { before: pageParam }, signal, quiet: true }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: (page) => page.next ?? undefined,
  });
  const items = versions.data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <Section
      title={t`Versiones`}
      text={<Trans>Cada vez que se guarda queda una versión, y se puede volver a cualquiera.</Trans>}
    >
      <div className={flow.whole}>
        {versions.isPending && <SkeletonList rows={3} />}
        {versions.error && <Trouble error={versions.error} retry={() => void versions.refetch()} />}
        <Rows as="ol">
          {items.map(({ version, changedAt, changedBy, restoredFrom, changes }) => (
            <Row key={version} columns={2}>
              <RowMain>
                <p className={`${flow.stackHalf} ${textStyles.breaks}`}>
                  {changes.slice(0, 4).map(({ path, name, before, after }) => (
                    <span key={path}>
                      <b>{name}</b>: <Value path={path} text={before} /> → <Value path={path} text={after} />
                    </span>
                  ))}
                  {changes.length > 4 && (
                    <span>
                      <Trans>y {changes.length - 4} más</Trans>
                    </span>
                  )}
                </p>
                <p className={textStyles.note}>
                  {changedBy ?? <Trans>Una cuenta borrada</Trans>}
                  {changedAt && (
                    <>
                      {', '}
                      <Age at={changedAt} />
                    </>
                  )}
                  {restoredFrom !== null && (
                    <>
                      {' · '}
                      <Trans>volvió a la versión {restoredFrom}</Trans>
                    </>
                  )}
                </p>
              </RowMain>
              {version === current ? (
                <Badge tone="good">
                  <Trans>En el sitio</Trans>
                </Badge>
              ) : (
                <Button
                  kind="quiet"
                  size="small"
                  onClick={() => setAsking(version)}
                  aria-label={t`Volver a esta: versión ${version}`}
                >
                  <Trans>Volver a esta</Trans>
                </Button>
              )}
            </Row>
          ))}
          <Row columns={2}>
            <RowMain>
              <Trans>Como vino la región</Trans>
            </RowMain>
            {current === 0 ? (
              <Badge tone="good">
                <Trans>En el sitio</Trans>
              </Badge>
            ) : (
              <Button
                kind="quiet"
                size="small"
                onClick={() => setAsking(0)}
                aria-label={t`Volver a esta: como vino la región`}
              >
                <Trans>Volver a esta</Trans>
              </Button>
            )}
          </Row>
        </Rows>
        {versions.hasNextPage && (
          <Button kind="bare" onClick={() => void versions.fetchNextPage()}>
            <Trans>Ver más antiguas</Trans>
          </Button>
        )}
      </div>
      <Confirm
        open={asking !== null}
        onClose={() => setAsking(null)}
        title={asking === 0 ? t`¿Volver a como vino la región?` : t`¿Volver a la versión ${asking ?? 0}?`}
        verb={t`Volver`}
        run={async () => {
          if (asking !== null) await onRestore(asking);
        }}
      >
        <p>
          <Trans>El sitio cambia en seguida. No se pierde nada: la de ahora sigue en esta lista.</Trans>{' '}
          {dirty && <Trans>Los cambios que no guardaste sí se descartan.</Trans>}
        </p>
      </Confirm>
    </Section>
  );
}

function Value({ path, text }: { path: string; text: string }) {
  if (!path.startsWith('brand.palette.')) return <span>{text.length > 60 ? `${text.slice(0, 60)}…` : text}</span>;
  return (
    <span className={`${styles.colour} num`}>
      <span style={{ background: text }} aria-hidden="true" />
      {text}
    </span>
  );
}
