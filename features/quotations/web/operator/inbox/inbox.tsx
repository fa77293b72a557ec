import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { useSearchParams } from 'react-router';
import { MoreRows, Trouble } from '#features/backoffice/web/public.ts';
import { useOperator } from '#features/operators/web/public.ts';
import { useApi } from '#web/http/use-api.ts';
import { operatorPaths } from '#web/paths/operator.ts';
import { Field } from '#web/ui/field.tsx';
import flow from '#web/ui/flow.module.css';
import { Nothing, Rows } from '#web/ui/rows.tsx';
import { SkeletonList } from '#web/ui/skeleton-list.tsx';
import { TabLinks } from '#web/ui/tabs.tsx';
import textStyles from '#web/ui/text.module.css';
import { INBOX_BOXES, type InboxBox } from '../../../contract/operator.ts';
import { AwaitNetwork } from '../await-network.tsx';
import { inboxQuery } from '../operator.queries.ts';
import { EmptyBox } from './empty-box.tsx';
import styles from './inbox.module.css';
import { InboxItem } from './inbox-item.tsx';
import { useMinute } from './use-minute.ts';

const UNREAD = 'mensajes';

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
  return (
    <div className={flow.stack4}>
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
        <p className={textStyles.note} role="status">
          <Trans>En todas las partes, las últimas primero.</Trans>
        </p>
      ) : (
        <TabLinks
          className={styles.boxes}
          label={t`Partes de la bandeja`}
          current={isUnread ? UNREAD : box}
          items={[
            ...(unread > 0 || isUnread ? [{ key: UNREAD, label: t`Con mensajes`, count: counts ? unread : null }] : []),
            ...INBOX_BOXES.map((one) => ({ key: one, label: names[one], count: counts?.[one] ?? null })),
          ].map((tab) => ({ ...tab, to: operatorPaths.quotations(operatorId, tab.key) }))}
        />
      )}
      {!isSearch && !isUnread && box === 'open' && counts !== null && counts.late > 0 && (
        <p className={`${textStyles.small} ${textStyles.strong} ${textStyles.stop}`} role="status">
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
        <SkeletonList rows={3} height="128px" />
      ) : found.error && items.length === 0 ? (
        <Trouble error={found.error} retry={() => void found.refetch()} />
      ) : items.length === 0 ? (
        isSearch ? (
          <Nothing>
            <Trans>Ninguna cotización tiene «{asked}».</Trans>
          </Nothing>
        ) : (
          <EmptyBox part={isUnread ? 'unread' : box} open={counts?.open ?? 0} />
        )
      ) : (
        <Rows aria-busy={found.isFetching}>
          {items.map((row) => (
            <InboxItem key={row.id} operatorId={operatorId} row={row} now={now} />
          ))}
        </Rows>
      )}
      {items.length > 0 && found.isPaused && <AwaitNetwork />}
      <MoreRows list={found} />
    </div>
  );
}

function useBoxNames(): Record<InboxBox, string> {
  const { t } = useLingui();
  return { open: t`Por responder`, answered: t`Enviadas`, accepted: t`Aceptadas`, over: t`Terminadas` };
}
