import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { click, show } from '#tests/show.tsx';
import type { Api } from '#web/http/api.ts';
import { ApiError } from '#web/http/problem.ts';

import { ApiProvider } from '#web/http/use-api.ts';
import { changeStaffEmails } from '../../contract/routes.ts';
import type { ChangeStaffEmails, StaffEmails } from '../../contract/staff-email.ts';
import { StaffEmailForm } from './staff-email-form.tsx';

const STORED: StaffEmails = { atOnce: true, weekly: true, queues: [{ name: 'claims', title: 'Reclamos', on: true }] };

interface Save {
  body: ChangeStaffEmails;
  answer: (reply: StaffEmails) => Promise<void>;
  fail: () => Promise<void>;
}
let saves: Save[];
beforeEach(() => {
  saves = [];
});

const api = {
  call: vi.fn((route: unknown, input: { body: ChangeStaffEmails }) => {
    if (route !== changeStaffEmails) return Promise.resolve(STORED);
    const { promise, resolve, reject } = Promise.withResolvers<StaffEmails>();
    saves.push({
      body: input.body,
      answer: (reply) => act(async () => resolve(reply)),
      fail: () =>
        act(async () => reject(new ApiError({ status: 503, code: 'unavailable', detail: 'Ahora no.' } as never))),
    });
    return promise;
  }),
} as unknown as Api;

async function open() {
  const { place } = await show(
    <ApiProvider value={api}>
      <QueryClientProvider client={new QueryClient()}>
        <StaffEmailForm />
      </QueryClientProvider>
    </ApiProvider>,
  );
  await vi.waitFor(() => expect(place.querySelectorAll('input')).toHaveLength(3));
  const [atOnce, claims, weekly] = place.querySelectorAll('input');
  return { place, atOnce: atOnce!, claims: claims!, weekly: weekly! };
}

test('a toggle keeps the focus while its change is saved', async () => {
  const { place, weekly } = await open();
  weekly.focus();
  await click(weekly);
  expect(saves).toHaveLength(1);
  expect(weekly.disabled).toBe(false);
  expect(document.activeElement).toBe(weekly);
  expect(place.querySelector('[aria-busy="true"]')).not.toBeNull();
  await saves[0]!.answer({ ...STORED, weekly: false });
  expect(place.querySelector('[aria-busy="true"]')).toBeNull();
});

test('choices made during a save are saved together after it', async () => {
  const { claims, weekly } = await open();
  await click(weekly);
  await click(claims);
  await click(weekly);
  expect(saves).toHaveLength(1);
  await saves[0]!.answer({ ...STORED, weekly: false });
  expect(saves).toHaveLength(2);
  expect(saves[1]!.body).toEqual({ atOnce: true, weekly: true, muted: ['claims'] });
  expect([claims.checked, weekly.checked]).toEqual([false, true]);
  await saves[1]!.answer({ ...STORED, queues: [{ ...STORED.queues[0]!, on: false }] });
  expect([claims.checked, weekly.checked]).toEqual([false, true]);
  expect(saves).toHaveLength(2);
});

test('a failed save shows the stored choice, and the retry saves the choice', async () => {
  const { place, weekly } = await open();
  await click(weekly);
  await saves[0]!.fail();
  expect(weekly.checked).toBe(true);
  await click([...place.querySelectorAll('button')].at(-1));
  expect(saves[1]!.body.weekly).toBe(false);
  await saves[1]!.answer({ ...STORED, weekly: false });
  expect(weekly.checked).toBe(false);
});
