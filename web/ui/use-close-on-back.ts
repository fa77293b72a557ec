import { useContext, useEffect, useRef } from 'react';
import { UNSAFE_DataRouterContext as DataRouterContext } from 'react-router';
import { closeOnBack } from './close-on-back.ts';

/** While `open` is true, the browser's Back calls `close` and stays on the screen. */
export function useCloseOnBack(open: boolean, close: () => void): void {
  const router = useContext(DataRouterContext)?.router;
  const latestClose = useRef(close);
  latestClose.current = close;
  useEffect(() => {
    if (open && router) return closeOnBack(router, () => latestClose.current());
  }, [open, router]);
}
