import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { useSession } from '#web/session/session.ts';
import { Queries } from './queries.tsx';

let seen: QueryClient | undefined;

function Probe() {
  seen = useQueryClient();
  return null;
}

function clientOfARender(): QueryClient {
  renderToString(
    <Queries>
      <Probe />
    </Queries>,
  );
  return seen!;
}

afterEach(() => vi.unstubAllEnvs());

test('two renders on the server have different query clients', () => {
  vi.stubEnv('SSR', true);
  expect(clientOfARender()).not.toBe(clientOfARender());
});

test('two renders in the browser share a query client', () => {
  vi.stubEnv('SSR', false);
  expect(clientOfARender()).toBe(clientOfARender());
});

test('cached data stays for the same person and is deleted for another person', () => {
  vi.stubEnv('SSR', false);
  const client = clientOfARender();
  const enter = (status: 'person' | 'ended' | 'nobody', id?: string) => {
    const person = id ? { id, name: id, email: `${id}@example.org`, staff: null, secondFactor: false } : null;
    useSession.setState({ status, person, email: null });
  };
  const cached = () => client.getQueryData(['account']);
  enter('person', 'ana');
  client.setQueryData(['account'], 'of Ana');
  enter('ended');
  enter('person', 'ana');
  expect(cached()).toBe('of Ana');
  expect(client.getQueryState(['account'])?.isInvalidated).toBe(true);
  enter('person', 'rosa');
  expect(cached()).toBeUndefined();
  client.setQueryData(['account'], 'of Rosa');
  enter('nobody');
  expect(cached()).toBeUndefined();
});

test('signing in asks queries again that were refused before', () => {
  vi.stubEnv('SSR', false);
  const client = clientOfARender();
  useSession.setState({ status: 'nobody', person: null, email: null });
  client.setQueryData(['plan'], 'seen without a session');
  const person = { id: 'ana', name: 'Ana', email: 'ana@example.org', staff: null, secondFactor: false };
  useSession.setState({ status: 'person', person, email: person.email });
  expect(client.getQueryState(['plan'])?.isInvalidated).toBe(true);
});
