import { Trans } from '@lingui/react/macro';
import { type ReactNode, useRef, useState } from 'react';
import { Button } from './button.tsx';
import rows from './rows.module.css';

interface LongListProps<Item> {
  items: readonly Item[];
  first?: number;
  children: (shown: readonly Item[]) => ReactNode;
}

export function LongList<Item>({ items, first = 10, children }: LongListProps<Item>) {
  const [all, setAll] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const folded = !all && items.length > first + 3;
  const rest = items.length - first;
  function showAll() {
    setAll(true);
    requestAnimationFrame(() => place.current?.querySelectorAll<HTMLElement>('li a')[first]?.focus());
  }
  return (
    <div ref={place}>
      {children(folded ? items.slice(0, first) : items)}
      {folded && (
        <p className={rows.more}>
          <Button kind="quiet" onClick={showAll}>
            <Trans>Ver {rest} más</Trans>
          </Button>
        </p>
      )}
    </div>
  );
}
