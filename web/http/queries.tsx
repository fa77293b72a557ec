import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useSession } from '#web/session/session.ts';
import { ApiError } from './problem.ts';

/** A refusal stays a refusal however often one asks; only a lost connection or a server in trouble is worth a second try. */
const worthRetrying = (count: number, error: Error) =>
  count < 2 && (!(error instanceof ApiError) || error.status === 0 || error.status >= 500);

const makeClient = () => new QueryClient({ defaultOptions: { queries: { retry: worthRetrying, staleTime: 30_000 } } });

let browserClient: QueryClient | undefined;

/** What one person was told is not shown to the next. Who only signs in again finds everything as it was, and what was refused is asked again. */
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

/** One for all pages of a browser; on the server one for each render, so that no visitor reads what another was told. */
function clientHere(): QueryClient {
  if (import.meta.env.SSR) return makeClient();
  browserClient ??= makeOwnClient();
  return browserClient;
}

/** Wrap a page that uses TanStack Query. Imported by pages only, so that the library stays out of the first load. */
export function Queries({ children }: { children: ReactNode }) {
  const [client] = useState(clientHere);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
