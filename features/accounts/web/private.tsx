import { Fragment, type ReactNode, useState } from 'react';
import { Navigate, useLocation } from 'react-router';
import { paths } from '#web/paths.ts';
import { useSession } from '#web/session/session.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import styles from './private.module.css';
import { Reentry } from './reentry.tsx';

/**
 * A screen for whoever is signed in; others are led to the door and back. Who is here when their session ends stays here, with all that
 * they typed, and signs in over it; who leaves goes home, in every tab.
 */
export function Private({ children }: { children: ReactNode }) {
  const { status, person } = useSession();
  const { pathname, search } = useLocation();
  const [wasHere, setWasHere] = useState<string | null>(null);
  if (person && person.id !== wasHere) setWasHere(person.id);

  if (status === 'unknown') return <PrivateSkeleton />;
  if (status === 'nobody' && wasHere) return <Navigate to={paths.home()} replace />;
  if (status === 'nobody' || (status === 'ended' && !wasHere)) {
    return <Navigate to={paths.signIn(pathname + search)} replace />;
  }
  return (
    <>
      {/* Somebody else's screen begins anew. */}
      <Fragment key={person?.id ?? wasHere}>{children}</Fragment>
      {status === 'ended' && <Reentry />}
    </>
  );
}

const PrivateSkeleton = () => (
  <div className={`wrap ${styles.skeleton}`} aria-hidden="true">
    <Skeleton width="240px" height="40px" />
    <Skeleton width="min(100%, 420px)" />
    <Skeleton width="100%" height="56px" />
    <Skeleton width="100%" height="56px" />
  </div>
);
