import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { click, show } from '#tests/show.tsx';
import type { Api } from '#web/http/api.ts';
import { ApiProvider, useApi } from '#web/http/use-api.ts';
import { retryFailedJob, showOverview } from '../../contract/routes.ts';
import { overviewQuery } from './back-office.queries.ts';
import { FreshOverview } from './fresh-overview.tsx';

function Menu() {
  const { data } = useQuery(overviewQuery(useApi()));
  return <output>{data?.queues.map(({ count }) => count).join()}</output>;
}

function Screen() {
  const api = useApi();
  const send = (route: object) => void api.call(route as never).catch(() => undefined);
  return (
    <>
      <button type="button" onClick={() => send(retryFailedJob)}>
        change
      </button>
      <button type="button" onClick={() => send({ method: 'GET', path: '/api/questions/' })}>
        read
      </button>
    </>
  );
}

test('the counts of the menu are read again after a change, and neither after a reading nor after a refusal', async () => {
  let waiting = 3;
  let refuses = false;
  const call = vi.fn(async (route: { method: string }) => {
    if (route === showOverview) return { queues: [{ count: waiting }] };
    if (refuses) throw new Error('refused');
    if (route.method !== 'GET') waiting -= 1;
    return undefined;
  });
  const { place } = await show(
    <ApiProvider value={{ call } as unknown as Api}>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { staleTime: 30_000 } } })}>
        <FreshOverview>
          <Menu />
          <Screen />
        </FreshOverview>
      </QueryClientProvider>
    </ApiProvider>,
  );
  const counts = () => call.mock.calls.filter(([route]) => (route as object) === showOverview).length;
  const press = (name: string) => click([...place.querySelectorAll('button')].find((one) => one.textContent === name));
  await vi.waitFor(() => expect(place.querySelector('output')!.textContent).toBe('3'));
  await press('change');
  await vi.waitFor(() => expect(place.querySelector('output')!.textContent).toBe('2'));
  await press('read');
  refuses = true;
  await press('change');
  expect(counts()).toBe(2);
});
