import { useEffect, useRef } from 'react';

/**
 * Keeps the place of whoever goes through a list by keys: when the item that they acted on leaves it, they stand on the one that followed, or on the last.
 * Items say who they are by `data-wanted`.
 */
export function useFocusAfterLeaving(ids: readonly string[]) {
  const list = useRef<HTMLElement>(null);
  const left = useRef<{ id: string; next: string[] } | null>(null);
  const order = ids.join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at when the list is another one
  useEffect(() => {
    const from = left.current;
    if (!from || ids.includes(from.id)) return;
    left.current = null;
    if (document.activeElement && document.activeElement !== document.body) return;
    const next = from.next.find((id) => ids.includes(id));
    if (next) list.current?.querySelector<HTMLElement>(`[data-wanted="${CSS.escape(next)}"] a`)?.focus();
  }, [order]);
  const leaveFrom = (id: string) => {
    const at = ids.indexOf(id);
    left.current = { id, next: [...ids.slice(at + 1), ...ids.slice(0, at).toReversed()] };
  };
  return { list, leaveFrom };
}
