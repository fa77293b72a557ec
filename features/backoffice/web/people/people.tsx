import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { ACCOUNT_STATES } from '#features/accounts/contract/account-states.ts';
import type { PersonSummary } from '#features/backoffice/contract/people.ts';
import { listPeople } from '#features/backoffice/contract/routes.ts';
import { STAFF_ROLE_WORDS } from '#features/backoffice/contract/staff.ts';
import { useApi } from '#web/http/use-api.ts';
import { regionPaths } from '#web/paths/region.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Field } from '#web/ui/field.tsx';
import rows from '#web/ui/rows.module.css';
import { Nothing, Row, RowEnd, RowLink, RowMain, Rows } from '#web/ui/rows.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { SkeletonList } from '#web/ui/skeleton-list.tsx';
import { backOfficeKey } from '../frame/back-office.queries.ts';
import { MoreRows } from '../more-rows.tsx';
import { Age } from '../tasks/age.tsx';
import { Trouble } from '../trouble.tsx';
import { StateBadge, stateWord } from './account-words.tsx';

const PAUSE_MS = 250;
const STATES = ACCOUNT_STATES.filter((state) => state !== 'erased');

export function People() {
  const api = useApi();
  const { t } = useLingui();
  const [search, setSearch] = useSearchParams();
  const q = search.get('q') ?? '';
  const state = search.get('state') ?? '';
  const [typed, setTyped] = useState(q);
  useEffect(() => {
    const timer = setTimeout(() => {
      setSearch(Object.fromEntries(Object.entries({ q: typed.trim(), state }).filter(([, value]) => value)), {
        replace: true,
        preventScrollReset: true,
      });
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, state, setSearch]);
  const people = useInfiniteQuery({
    queryKey: [...backOfficeKey, 'people', q, state],
    queryFn: ({ pageParam, signal }) =>
      api.call(listPeople, {
        query: { q, state: (state || null) as (typeof STATES)[number] | null, cursor: pageParam },
        signal,
        quiet: true,
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next ?? undefined,
    placeholderData: keepPreviousData,
  });
  const found = people.data?.pages.flatMap(({ items }) => items) ?? [];

  return (
    <>
      <search className={rows.filters}>
        <Field
          label={t`Nombre o correo`}
          type="search"
          before={<Search size={18} aria-hidden />}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <SelectField
          label={t`Estado`}
          value={state}
          onChange={(event) => {
            const next = new URLSearchParams(search);
            if (event.target.value) next.set('state', event.target.value);
            else next.delete('state');
            setSearch(next, { replace: true, preventScrollReset: true });
          }}
        >
          <option value="">{t`Todos`}</option>
          {STATES.map((one) => (
            <option key={one} value={one}>
              {stateWord(one)}
            </option>
          ))}
        </SelectField>
      </search>
      <p className="sr" role="status">
        {people.data && <Plural value={found.length} one="# cuenta a la vista" other="# cuentas a la vista" />}
      </p>
      {people.isPending && <SkeletonList />}
      {people.error && found.length === 0 && <Trouble error={people.error} retry={() => void people.refetch()} />}
      {people.data && found.length === 0 && (
        <Nothing>
          {q ? <Trans>Nadie se llama así ni tiene ese correo.</Trans> : <Trans>Todavía no hay cuentas.</Trans>}
        </Nothing>
      )}
      {found.length > 0 && (
        <Rows>
          {found.map((person) => (
            <PersonRow key={person.id} person={person} />
          ))}
        </Rows>
      )}
      <MoreRows list={people} />
    </>
  );
}

function PersonRow({ person }: { person: PersonSummary }) {
  const { id, name, email, state, staff, sessions, lastSeenAt, createdAt } = person;
  return (
    <Row columns={3}>
      <RowMain>
        <RowLink to={regionPaths.person(id)}>{name}</RowLink>
        <span className={rows.soft}>{email}</span>
      </RowMain>
      <div className={rows.soft}>
        {lastSeenAt ? (
          <Trans>
            Última vez, <Age at={lastSeenAt} />
          </Trans>
        ) : (
          <Trans>
            Creada <Age at={createdAt} />
          </Trans>
        )}
        {sessions > 0 && (
          <>
            {' · '}
            <Plural value={sessions} one="# sesión" other="# sesiones" />
          </>
        )}
      </div>
      <RowEnd>
        {staff && <Badge>{STAFF_ROLE_WORDS[staff].name}</Badge>}
        <StateBadge state={state} />
      </RowEnd>
    </Row>
  );
}
