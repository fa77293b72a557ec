import { useEffect, useRef, useState } from 'react';
import { NavigationType, useBlocker } from 'react-router';
import { Confirm } from './confirm.tsx';

type LeaveQuestionProps = Pick<Parameters<typeof Confirm>[0], 'title' | 'verb' | 'leave' | 'children'> & {
  /** `true` while leaving the screen would lose something. */
  asks: boolean;
};

/** Asks before the person leaves the screen. Changes of the query, such as another step, do not ask. */
export function LeaveQuestion({ asks, ...words }: LeaveQuestionProps) {
  const [isReturning, setReturning] = useState(false);
  const { state, proceed, reset } = useBlocker(({ currentLocation, nextLocation, historyAction }) => {
    const stops = asks && currentLocation.pathname !== nextLocation.pathname;
    // After Back, the router moves the browser forward to this screen. The dialog adds its history entry to this screen.
    if (stops && historyAction === NavigationType.Pop) {
      setReturning(true);
      addEventListener('popstate', () => setReturning(false), { once: true });
    }
    return stops;
  });
  const isSure = useRef(false);
  const [isClosed, setClosed] = useState(false);
  // The open dialog has its own history entry, so the navigation continues after the dialog has closed.
  useEffect(() => {
    if (isClosed) proceed?.();
  }, [isClosed, proceed]);
  useEffect(() => {
    if (!asks) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [asks]);
  return (
    <Confirm
      {...words}
      open={state === 'blocked' && !isReturning && !isClosed}
      onClose={() => (isSure.current ? setClosed(true) : reset?.())}
      run={async () => {
        isSure.current = true;
      }}
    />
  );
}
