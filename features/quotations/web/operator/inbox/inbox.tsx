import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { useDeferredValue, useEffect, useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { MoreRows, Trouble } from '#features/backoffice/web/public.ts';
import { useOperator } from '#features/operators/web/public.ts';
import { useApi } from '#web/http/use-api.ts';
import { operatorPaths } from '#web/paths/operator.ts';
import { Field } from '#web/ui/field.tsx';
import pills from '#web/ui/pills.module.css';
import rows from '#web/ui/rows.module.css';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { INBOX_BOXES, type InboxBox } from '../../../contract/operator.ts';
import { AwaitNetwork } from '../await-network.tsx';
import { inboxQuery } from '../operator.queries.ts';
import styles from './inbox.module.css';
import { InboxItem } from './inbox-item.tsx';
import { Nothing } from './nothing.tsx';
import { useMinute } from './use-minute.ts';

const CARDS = ['56%', '72%', '44%'];

/** Value of the URL's query for the view with unread messages. */
const UNREAD = 'mensajes';

/** The requests of an operator, in views. The first view contains the requests that need an answer, sorted by deadline. A search covers all views. */
export function Inbox() {
  const { t } = useLingui();
  const { id: operatorId } = useOperator();
  const now = useMinute();
  const [search] = useSearchParams();
  const [typed, setTyped] = useState('');
  const asked = useDeferredValue(typed.trim());
  const part = search.get('parte');
  const isUnread = part === UNREAD;
  const box = INBOX_BOXES.find((one) => one === part) ?? 'open';
  const isSearch = asked.length >= 2;
  const api = useApi();
  const found = useInfiniteQuery(
    inboxQuery(api, operatorId, isSearch ? { q: asked } : isUnread ? { unread: true } : { box }),
  );
  const all = useInfiniteQuery(inboxQuery(api, operatorId, isUnread ? { unread: true } : { box }));
  const items = found.data?.pages.flatMap((page) => page.items) ?? [];
  const counts = all.data?.pages[0]?.counts ?? null;
  const names = useBoxNames();
  const unread = counts?.unread ?? 0;
  const boxes = useRef<HTMLElement>(null);
  // The row of views is wider than a phone, so the selected view is scrolled into sight.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the position depends on the selected view and on the counts.
  useEffect(() => {
    const here = boxes.current?.querySelector('[aria-current]');
    if (here instanceof HTMLElement && boxes.current) boxes.current.scrollLeft = here.offsetLeft - 60;
  }, [part, isSearch, counts !== null]);
  return (
    <>
      <Field
        className={styles.search}
        label={t`Buscar`}
        type="search"
        placeholder={t`Referencia, nombre o título`}
        before={<Search size={18} aria-hidden />}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      {isSearch ? (
        <p className={styles.said} role="status">
          <Trans>En todas las partes, las últimas primero.</Trans>
        </p>
      ) : (
        <nav ref={boxes} className={`${pills.row} ${styles.boxes}`} aria-label={t`Partes de la bandeja`}>
          <ul>
            {(unread > 0 || isUnread) && (
              <li>
                <Link
                  to={operatorPaths.quotations(operatorId, UNREAD)}
                  className={pills.pill}
                  replace
                  preventScrollReset
                  aria-current={isUnread ? 'page' : undefined}
                >
                  <Trans>Con mensajes</Trans>
                  {counts && <span className={pills.count}>{unread}</span>}
                </Link>
              </li>
            )}
            {INBOX_BOXES.map((one) => (
              <li key={one}>
                <Link
                  to={operatorPaths.quotations(operatorId, one)}
                  className={pills.pill}
                  replace
                  preventScrollReset
                  aria-current={one === box && !isUnread ? 'page' : undefined}
                >
                  {names[one]}
                  {counts && <span className={pills.count}>{counts[one]}</span>}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {!isSearch && !isUnread && box === 'open' && counts !== null && counts.late > 0 && (
        <p className={styles.late} role="status">
          <Plural
            value={counts.late}
            one="# va tarde: ya debería tener respuesta."
            other="# van tarde: ya deberían tener respuesta."
          />
        </p>
      )}
      {found.isPending && found.isPaused ? (
        <AwaitNetwork />
      ) : found.isPending ? (
        <InboxSkeleton />
      ) : found.error && items.length === 0 ? (
        <Trouble error={found.error} retry={() => void found.refetch()} />
      ) : items.length === 0 ? (
        isSearch ? (
          <p className={rows.nothing}>
            <Trans>Ninguna cotización tiene «{asked}».</Trans>
          </p>
        ) : (
          <Nothing part={isUnread ? 'unread' : box} open={counts?.open ?? 0} />
        )
      ) : (
        <ul className={styles.items} aria-busy={found.isFetching}>
          {items.map((row) => (
            <InboxItem key={row.id} operatorId={operatorId} row={row} now={now} />
          ))}
        </ul>
      )}
      {items.length > 0 && found.isPaused && <AwaitNetwork />}
      <MoreRows list={found} />
    </>
  );
}

function useBoxNames(): Record<InboxBox, string> {
  const { t } = useLingui();
  return { open: t`Por responder`, answered: t`Esperan a quien viaja`, accepted: t`Aceptadas`, over: t`Terminadas` };
}

/** Placeholder for the rows of the inbox while they load. */
function InboxSkeleton() {
  return (
    <div className={styles.items} role="status">
      <span className="sr">
        <Trans>Cargando…</Trans>
      </span>
      {CARDS.map((width) => (
        <div key={width} className={styles.item}>
          <div className={styles.what}>
            <Skeleton width={width} height="18px" />
            <Skeleton width="64%" height="14px" />
            <Skeleton width="38%" height="12px" />
          </div>
          <div className={styles.marks}>
            <Skeleton width="104px" height="20px" />
          </div>
          <div className={styles.clock}>
            <Skeleton width="70%" height="12px" />
          </div>
        </div>
      ))}
    </div>
  );
}
