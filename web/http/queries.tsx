import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useSession } from '#web/session/session.ts';
import { ApiError } from './problem.ts';

/** A refusal stays the same when repeated; only a lost connection or a failing server is worth another attempt. */
const worthRetrying = (count: number, error: Error) =>
  count < 2 && (!(error instanceof ApiError) || error.status === 0 || error.status >= 500);

const makeClient = () => new QueryClient({ defaultOptions: { queries: { retry: worthRetrying, staleTime: 30_000 } } });

let browserClient: QueryClient | undefined;

/**
 * Clears the cached data when a person signs out or another one signs in. When a session expires and the same person signs in again, the data stays
 * and all queries are fetched again.
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

/** One for all pages of a browser; on the server one for each render, so that visitors do not share data. */
function clientHere(): QueryClient {
  if (import.meta.env.SSR) return makeClient();
  browserClient ??= makeOwnClient();
  return browserClient;
}

/** Wraps a page that uses TanStack Query. Only pages import it, so that the library stays out of the first load. */
export function Queries({ children }: { children: ReactNode }) {
  const [client] = useState(clientHere);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
