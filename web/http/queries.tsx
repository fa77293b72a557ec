import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useSession } from '#web/session/session.ts';
import { ApiError } from './problem.ts';

/** Retries at most twice, and only after a network failure or a server error (5xx). */
const worthRetrying = (count: number, error: Error) =>
  count < 2 && (!(error instanceof ApiError) || error.status === 0 || error.status >= 500);

const makeClient = () => new QueryClient({ defaultOptions: { queries: { retry: worthRetrying, staleTime: 30_000 } } });

let browserClient: QueryClient | undefined;

/**
 * Cached data is cleared when the person signs out or another person signs in. If a session expires and the same person
 * signs in again, the data stays and all queries are fetched again.
 */
function makeOwnClient(): QueryClient {
  const client = makeClient();
  let whose = useSession.getState().person?.id;
  useSession.subscribe(({ status, person }, before) => {
    const left = status === 'nobody' && whose !== undefined;
    if (left || (person && whose !== undefined && person.id !== whose)) client.clear();
    else if (person && before.status === 'ended') void client.invalidateQueries();
    if (person) whose = person.id;
    else if (status === 'nobody') whose = undefined;
  });
  return client;
}

/**
 * All pages of a browser share one query client. On the server, each render has its own, so that visitors do not share
 * data.
 */
function clientHere(): QueryClient {
  if (import.meta.env.SSR) return makeClient();
  browserClient ??= makeOwnClient();
  return browserClient;
}

/**
 * Only pages that use TanStack Query import this file, so that the first load of other pages does not contain the
 * library.
 */
export function Queries({ children }: { children: ReactNode }) {
  const [client] = useState(clientHere);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
