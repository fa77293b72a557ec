import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useSession } from '#web/session/session.ts';
import { ApiError } from './problem.ts';

const worthRetrying = (count: number, error: Error) =>
  count < 2 && (!(error instanceof ApiError) || error.status === 0 || error.status >= 500);

const makeClient = () => new QueryClient({ defaultOptions: { queries: { retry: worthRetrying, staleTime: 30_000 } } });

let browserClient: QueryClient | undefined;

/**
 * Deletes cached data when the person changes. A session that expires and begins again for the same person keeps the
 * data. After a sign-in in this or another tab, queries that the server refused run again.
 */
function makeOwnClient(): QueryClient {
  const client = makeClient();
  let whose = useSession.getState().person?.id;
  useSession.subscribe(({ status, person }, before) => {
    const left = status === 'nobody' && whose !== undefined;
    if (left || (person && whose !== undefined && person.id !== whose)) client.clear();
    else if (person && (before.status === 'ended' || before.status === 'nobody')) void client.invalidateQueries();
    if (person) whose = person.id;
    else if (status === 'nobody') whose = undefined;
  });
  return client;
}

/** On the server, each render has its own query client, so that visitors do not share data. */
function clientHere(): QueryClient {
  if (import.meta.env.SSR) return makeClient();
  browserClient ??= makeOwnClient();
  return browserClient;
}

/** Only pages that use TanStack Query import this file, so that other pages do not load the library. */
export function Queries({ children }: { children: ReactNode }) {
  const [client] = useState(clientHere);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
