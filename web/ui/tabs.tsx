import { type ReactNode, useEffect, useRef } from 'react';
import { Link, type LinkProps } from 'react-router';
import { classNames } from './class-names.ts';
import styles from './pills.module.css';

interface TabLink {
  key: string;
  to: LinkProps['to'];
  label: ReactNode;
  count?: number | null;
}

interface TabLinksProps {
  label: string;
  items: readonly TabLink[];
  current: string;
  className?: string;
}

/** Tabs that are links, because each tab has its own URL. */
export function TabLinks({ label, items, current, className }: TabLinksProps) {
  const row = useCurrentInSight(current);
  return (
    <nav ref={row} className={classNames(styles.row, className)} aria-label={label}>
      <ul>
        {items.map(({ key, to, label: name, count }) => (
          <li key={key}>
            <Link
              to={to}
              className={styles.pill}
              replace
              preventScrollReset
              aria-current={key === current ? 'page' : undefined}
            >
              {name}
              {count !== undefined && count !== null && <span className={styles.count}>{count}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface TabStep {
  key: string;
  label: ReactNode;
  before?: ReactNode;
}

interface TabStepsProps<Key extends string> {
  label: string;
  items: readonly (TabStep & { key: Key })[];
  current: Key;
  onPick: (key: Key) => void;
  className?: string;
}

/** Tabs that are buttons, for the steps of a screen with one URL. */
export function TabSteps<Key extends string>({ label, items, current, onPick, className }: TabStepsProps<Key>) {
  const row = useCurrentInSight(current);
  return (
    <nav ref={row} className={classNames(styles.row, className)} aria-label={label}>
      <ol>
        {items.map(({ key, label: name, before }) => (
          <li key={key}>
            <button
              type="button"
              className={styles.pill}
              aria-current={key === current ? 'step' : undefined}
              onClick={() => onPick(key)}
            >
              {before}
              {name}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** Pixels of the previous tab that stay visible. */
const GLIMPSE = 60;

function useCurrentInSight(current: string) {
  const row = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the position depends on the current tab.
  useEffect(() => {
    const here = row.current?.querySelector('[aria-current]');
    if (here instanceof HTMLElement && row.current) row.current.scrollLeft = here.offsetLeft - GLIMPSE;
  }, [current]);
  return row;
}
