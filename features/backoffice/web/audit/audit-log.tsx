import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { Link, useSearchParams } from 'react-router';
import type { AuditEvent } from '#features/audit/contract/audit.ts';
import { ACTION_WORDS } from '#features/audit/contract/audit-words.ts';
import { listAudit } from '#features/audit/contract/routes.ts';
import { useFace } from '#web/face.ts';
import { useApi } from '#web/http/use-api.ts';
import { SceneState } from '#web/layout/scene-state.tsx';
import { regionPaths } from '#web/paths/region.ts';
import { Button } from '#web/ui/button.tsx';
import { DateField } from '#web/ui/date-field.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { Fact, Facts } from '#web/ui/facts.tsx';
import flow from '#web/ui/flow.module.css';
import rows from '#web/ui/rows.module.css';
import { Nothing, Row, RowMain, RowName, Rows } from '#web/ui/rows.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { SkeletonList } from '#web/ui/skeleton-list.tsx';
import textStyles from '#web/ui/text.module.css';
import { TextButton } from '#web/ui/text-link.tsx';
import { backOfficeKey } from '../frame/back-office.queries.ts';
import { MoreRows } from '../more-rows.tsx';
import { Age } from '../tasks/age.tsx';
import { Trouble } from '../trouble.tsx';
import styles from './audit-log.module.css';
import { filtersOf } from './log-filters.ts';

/** The URL contains the filters, so that people can share a filtered list. */
export function AuditLog() {
  const api = useApi();
  const { t } = useLingui();
  const [search, setSearch] = useSearchParams();
  const filters = filtersOf(search);
  const log = useInfiniteQuery({
    queryKey: [...backOfficeKey, 'audit', filters],
    queryFn: ({ pageParam, signal }) =>
      api.call(listAudit, { query: { ...filters, cursor: pageParam }, signal, quiet: true }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next ?? undefined,
  });
  const filter = (name: string, value: string) =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        if (value) next.set(name, value);
        else next.delete(name);
        if (name === 'kind') next.delete('subject');
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  const events = log.data?.pages.flatMap(({ items }) => items) ?? [];
  const narrowed = Object.keys(filters).length > 0;

  return (
    <>
      <form className={rows.filters} onSubmit={(event) => event.preventDefault()}>
        <SelectField
          label={t`Acción`}
          value={filters.action ?? ''}
          onChange={(it) => filter('action', it.target.value)}
        >
          <option value="">{t`Todas`}</option>
          {Object.entries(ACTION_WORDS).map(([action, words]) => (
            <option key={action} value={action}>
              {words}
            </option>
          ))}
        </SelectField>
        <DateField
          key={`from ${filters.from}`}
          label={t`Desde`}
          value={filters.from ?? null}
          onChange={(day) => filter('from', day)}
        />
        <DateField
          key={`to ${filters.to}`}
          label={t`Hasta`}
          value={filters.to ?? null}
          onChange={(day) => filter('to', day)}
        />
        {narrowed && (
          <Button kind="bare" onClick={() => setSearch({}, { replace: true, preventScrollReset: true })}>
            <X size={18} aria-hidden />
            <Trans>Quitar filtros</Trans>
          </Button>
        )}
      </form>
      {log.isPending && <SkeletonList rows={8} />}
      {log.error && events.length === 0 && <Trouble error={log.error} retry={() => void log.refetch()} />}
      {log.data && events.length === 0 && narrowed && (
        <Nothing>
          <Trans>Nada coincide con estos filtros.</Trans>
        </Nothing>
      )}
      {log.data && events.length === 0 && !narrowed && (
        <SceneState scene="voices" title={t`Una página en blanco`}>
          <p>
            <Trans>Aquí quedará cada cambio que haga el equipo: quién, cuándo, qué y por qué.</Trans>
          </p>
        </SceneState>
      )}
      {events.length > 0 && (
        <Rows as="ol">
          {events.map((event) => (
            <LogLine key={event.id} event={event} onActor={(id) => filter('actor', id)} />
          ))}
        </Rows>
      )}
      <MoreRows list={log}>
        <Trans>Ver más antiguos</Trans>
      </MoreRows>
    </>
  );
}

function LogLine({ event, onActor }: { event: AuditEvent; onActor: (id: string) => void }) {
  const { t } = useLingui();
  const { timeZone } = useFace();
  const { actor, at, title, subject, reason, changes } = event;
  const clock = new Intl.DateTimeFormat('es', { timeZone, dateStyle: 'medium', timeStyle: 'short' });
  const name = actor ? (actor.name ?? t`Cuenta borrada`) : t`El sitio`;
  return (
    <Row>
      <div className={`${flow.wrapWide} ${flow.ends}`}>
        <RowMain>
          <RowName>{title}</RowName>
          <span className={textStyles.note}>
            {actor ? (
              <TextButton kind="inline" onClick={() => onActor(actor.id)} title={t`Ver solo lo suyo`}>
                {name}
              </TextButton>
            ) : (
              name
            )}
            {' · '}
            {subject.kind === 'account' ? (
              <Link to={regionPaths.person(subject.id)}>{subject.name}</Link>
            ) : (
              subject.name
            )}
          </span>
        </RowMain>
        <span className={`${flow.stackHalf} ${textStyles.note}`}>
          <Age at={at} />
          <small>{clock.format(new Date(at))}</small>
        </span>
      </div>
      {reason && <p className={textStyles.soft}>«{reason}»</p>}
      {changes.length > 0 && (
        <Disclosure className={styles.changes} summary={<Trans>Qué cambió</Trans>}>
          <Facts>
            {changes.map((change) => (
              <Fact key={change.name} name={change.name}>
                <span className={flow.stackHalf}>
                  <del>{change.before ?? '—'}</del>
                  <ins>{change.after ?? '—'}</ins>
                </span>
              </Fact>
            ))}
          </Facts>
        </Disclosure>
      )}
    </Row>
  );
}
