import { Fragment, type ReactNode, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { accountPaths } from '#web/paths/account.ts';
import { paths } from '#web/paths/site.ts';
import { useSession } from '#web/session/session.ts';
import flow from '#web/ui/flow.module.css';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { ProofSheet } from './account/proof-sheet.tsx';
import styles from './private.module.css';
import { Reentry } from './reentry.tsx';

/** Sends visitors to the sign-in. If the session ends, the sign-in opens over the screen, so that typed values stay. */
export function Private({ children }: { children: ReactNode }) {
  const { status, person } = useSession();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const [wasHere, setWasHere] = useState<string | null>(null);
  if (person && person.id !== wasHere) setWasHere(person.id);

  // A person who signed out sees the home page.
  const stranger = status === 'nobody' || (status === 'ended' && !wasHere);
  const away = stranger ? (wasHere ? paths.home() : accountPaths.signIn(pathname + search)) : null;
  useEffect(() => {
    if (away) void navigate(away, { replace: true });
  }, [away, navigate]);
  if (away || status === 'unknown') return <PrivateSkeleton />;
  return (
    <>
      <Fragment key={person?.id ?? wasHere}>{children}</Fragment>
      {status === 'ended' && <Reentry />}
      <ProofSheet />
    </>
  );
}

const PrivateSkeleton = () => (
  <div className={`wrap ${flow.stack5} ${styles.skeleton}`} aria-hidden="true">
    <Skeleton width="240px" height="40px" />
    <Skeleton width="min(100%, 420px)" />
    <Skeleton width="100%" height="56px" />
    <Skeleton width="100%" height="56px" />
  </div>
);
