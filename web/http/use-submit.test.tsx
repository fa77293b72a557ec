// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError, noAnswer, type Problem } from './problem.ts';
import { type AttemptCall, type Submission, useSubmit } from './use-submit.ts';

let root: Root;
let now: Submission;
const placed: string[] = [];

function Screen() {
  now = useSubmit({
    place: (path) => {
      if (path !== 'body.name') return false;
      placed.push(path);
      return true;
    },
  });
  return null;
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  placed.length = 0;
  root = createRoot(document.createElement('div'));
  act(() => root.render(<Screen />));
});
afterEach(() => act(() => root.unmount()));

const refusal = (more: Partial<Problem> = {}): Problem => ({
  title: '',
  status: 400,
  detail: 'No.',
  code: 'invalid',
  ...more,
});
const refuse = (problem: Problem) => () => Promise.reject(new ApiError(problem));
const send = async (action: Parameters<Submission['submit']>[0]) => {
  let isDone = false;
  await act(async () => {
    isDone = await now.submit(action);
  });
  return isDone;
};

test('a second submit does nothing while the first is busy', async () => {
  let runs = 0;
  let finish = () => {};
  const slow = () => {
    runs += 1;
    return new Promise<void>((done) => {
      finish = done;
    });
  };
  let first: Promise<boolean> | undefined;
  await act(async () => {
    first = now.submit(slow);
  });
  expect(now.isBusy).toBe(true);
  expect(await send(slow)).toBe(false);
  finish();
  await act(async () => expect(await first).toBe(true));
  expect([runs, now.isBusy]).toEqual([1, false]);
});

test('the failure contains the issues that no field shows', async () => {
  const issues = [
    { path: 'body.name', message: 'Falta este dato.' },
    { path: 'body.secret', message: 'Está vencido.' },
  ];
  expect(await send(refuse(refusal({ issues })))).toBe(false);
  expect([now.failure, placed, now.retry]).toEqual(['No. Está vencido.', ['body.name'], null]);
  expect(await send(async () => {})).toBe(true);
  expect([now.failure, now.problem]).toEqual([null, null]);
});

test('without an answer the person can try again, with the same idempotency key', async () => {
  const keys: string[] = [];
  let isOffline = true;
  const action = async (_: AttemptCall, key: string) => {
    keys.push(key);
    if (isOffline) throw new ApiError(noAnswer());
  };
  await send(action);
  expect(now.failure).toContain('conexión');
  isOffline = false;
  await act(async () => now.retry!());
  expect([now.failure, now.retry]).toEqual([null, null]);
  await send(action);
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});

test('leaving the screen aborts the request, and refusing a proof of identity is no failure', async () => {
  expect(await send(refuse(refusal({ code: 'step_up_needed', status: 403 })))).toBe(false);
  expect(now.failure).toBeNull();
  await act(async () => {
    await now.submit(refuse(refusal({ code: 'step_up_needed', status: 403 })), () => 'Hace falta.');
  });
  expect(now.failure).toBe('Hace falta.');
  let signal: AbortSignal | undefined;
  let isDone: Promise<boolean> | undefined;
  await act(async () => {
    isDone = now.submit((call) => {
      signal = call.signal;
      return new Promise((_, fail) => call.signal.addEventListener('abort', () => fail(call.signal.reason)));
    });
  });
  act(() => root.unmount());
  expect(signal?.aborted).toBe(true);
  expect(await isDone).toBe(false);
});

test('a stopped action is aborted without a failure, and the next action runs', async () => {
  const waits = (signal: AbortSignal) =>
    new Promise((_, fail) => signal.addEventListener('abort', () => fail(signal.reason)));
  let isDone: Promise<boolean> | undefined;
  await act(async () => {
    isDone = now.submit(({ signal }) => waits(signal));
  });
  await act(async () => now.stop());
  expect([await isDone, now.isBusy, now.failure]).toEqual([false, false, null]);
  expect(await send(async () => {})).toBe(true);
});

test('an unexpected error is rethrown', async () => {
  await act(async () => expect(now.submit(() => Promise.reject(new TypeError('bug')))).rejects.toThrow('bug'));
  expect(now.isBusy).toBe(false);
});
