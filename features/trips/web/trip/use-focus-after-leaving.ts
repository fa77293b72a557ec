import { useEffect, useRef } from 'react';

/**
 * If the focused item is removed, the focus moves to the next item, or to the last item. Each item has its id in
 * `data-wanted`.
 */
export function useFocusAfterLeaving(ids: readonly string[]) {
  const list = useRef<HTMLElement>(null);
  const left = useRef<{ id: string; next: string[] } | null>(null);
  const order = ids.join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect runs when the list changes
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
