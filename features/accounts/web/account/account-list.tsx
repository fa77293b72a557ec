import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { SceneState } from '#web/layout/scene-state.tsx';
import flow from '#web/ui/flow.module.css';
import { Loaded } from './account-frame.tsx';
import styles from './account-list.module.css';

interface AccountListProps<Item> {
  query: UseQueryResult<{ items: Item[] }>;
  empty: { title: string; words: ReactNode; action: ReactNode };
  card: (item: Item) => ReactNode;
}

export function AccountList<Item extends { id: string }>({ query, empty, card }: AccountListProps<Item>) {
  return (
    <Loaded query={query} lines={6}>
      {({ items }) =>
        items.length === 0 ? (
          <SceneState scene="bookings" title={empty.title} action={empty.action}>
            <p>{empty.words}</p>
          </SceneState>
        ) : (
          <ul className={flow.stack4}>
            {items.map((item) => (
              <li key={item.id}>{card(item)}</li>
            ))}
          </ul>
        )
      }
    </Loaded>
  );
}

interface AccountCardProps {
  to: string;
  isOver: boolean;
  /** `YYYY-MM-DD`. */
  day: string | null;
  children: ReactNode;
  end: ReactNode;
}

const month = new Intl.DateTimeFormat('es', { month: 'short', timeZone: 'UTC' });

export function AccountCard({ to, isOver, day, children, end }: AccountCardProps) {
  return (
    <Link to={to} className={styles.card} data-over={isOver || undefined}>
      <span className={`${styles.day} num`} aria-hidden="true">
        <b>{day ? Number(day.slice(8)) : '··'}</b>
        {day && <small>{month.format(new Date(`${day}T00:00:00Z`))}</small>}
      </span>
      <span className={`${flow.stack2} ${styles.words}`}>{children}</span>
      <span className={`${flow.stack1} ${styles.end}`}>{end}</span>
    </Link>
  );
}
