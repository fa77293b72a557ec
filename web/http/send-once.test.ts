import { expect, test } from 'vitest';
import { type Route, route } from '#features/route.ts';
import type { Api } from './api.ts';
import { ApiError } from './problem.ts';
import { sendOnce } from './send-once.ts';

const OPEN = route('POST /api/gates/:id/open') as Route;

/** @param statuses the HTTP statuses of the responses in turn. 0 means no response. */
function heard(...statuses: number[]) {
  const keys: string[] = [];
  const api = {
    call: async (_route: Route, { headers }: { headers: Record<string, string> }) => {
      keys.push(headers['idempotency-key']!);
      const status = statuses[keys.length - 1]!;
      if (status !== 200) throw new ApiError({ status, code: 'x', title: '', detail: '' } as never);
      return 'open';
    },
  } as unknown as Api;
  const send = (id: string, body: object = {}) =>
    sendOnce(api, OPEN, { params: { id }, body } as never).catch((error: ApiError) => error.problem.status);
  return { keys, send };
}

test('a request keeps its idempotency key until the server gives a final answer', async () => {
  const { keys, send } = heard(0, 503, 429, 200, 200);
  for (let time = 0; time < 5; time += 1) await send('a');
  expect(new Set(keys.slice(0, 4)).size).toBe(1);
  expect(keys[4]).not.toBe(keys[0]);
});

test('after a refusal, the next request gets a new key', async () => {
  const { keys, send } = heard(0, 409, 200);
  expect([await send('b'), await send('b'), await send('b')]).toEqual([0, 409, 'open']);
  expect([keys[1] === keys[0], keys[2] === keys[0]]).toEqual([true, false]);
});

test('a request with another path or body gets another key', async () => {
  const { keys, send } = heard(0, 0, 0);
  await send('c');
  await send('d');
  await send('c', { wide: true });
  expect(new Set(keys).size).toBe(3);
});
