import { useCallback, useEffect, useRef } from 'react';

const PAUSE_MS = 600;

/** @param isLeaving the page is hidden or left, so that only a request that outlives the page still arrives. */
type Send = (isLeaving: boolean) => void;

/**
 * Sends after a pause without changes. `flush` sends at once, as do leaving the screen, and hiding or closing the page:
 * a browser may end a hidden page without a further event.
 */
export function usePending() {
  const waiting = useRef<{ timer: ReturnType<typeof setTimeout>; send: Send } | null>(null);

  const flush = useCallback((isLeaving = false) => {
    const last = waiting.current;
    if (!last) return;
    clearTimeout(last.timer);
    waiting.current = null;
    last.send(isLeaving);
  }, []);

  const later = useCallback(
    (send: Send) => {
      if (waiting.current) clearTimeout(waiting.current.timer);
      waiting.current = { timer: setTimeout(flush, PAUSE_MS), send };
    },
    [flush],
  );

  useEffect(() => {
    const leave = () => flush(true);
    const hide = () => {
      if (document.visibilityState === 'hidden') flush(true);
    };
    window.addEventListener('pagehide', leave);
    document.addEventListener('visibilitychange', hide);
    return () => {
      window.removeEventListener('pagehide', leave);
      document.removeEventListener('visibilitychange', hide);
      flush();
    };
  }, [flush]);

  return { later, flush };
}
