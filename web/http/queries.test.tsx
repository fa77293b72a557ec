import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
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

test('two renders on the server share nothing', () => {
  vi.stubEnv('SSR', true);
  expect(clientOfARender()).not.toBe(clientOfARender());
});

test('the pages of a browser share what they know', () => {
  vi.stubEnv('SSR', false);
  expect(clientOfARender()).toBe(clientOfARender());
});
