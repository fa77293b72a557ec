// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';

type Tab = typeof import('./drafts.ts');

/** `same` imitates a reloaded tab, because session storage survives a reload. */
async function load(session: 'same' | 'new' = 'new'): Promise<Tab> {
  if (session === 'new') sessionStorage.clear();
  vi.resetModules();
  return import('./drafts.ts');
}

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('a draft in one tab does not change the draft of another tab', async () => {
  const first = await load();
  first.writeDraft('plan/1', 'uno');
  const second = await load();
  second.writeDraft('plan/1', 'dos');
  first.writeDraft('plan/1', 'uno más');
  first.dropDraft('plan/1');
  expect([first.readDraft('plan/1'), (await load('same')).readDraft('plan/1')]).toEqual(['dos', 'dos']);
});

test('a reloaded tab reads its own draft, even if another tab’s draft is newer', async () => {
  const first = await load();
  first.writeDraft('plan/1', 'u');
  const second = await load();
  second.writeDraft('plan/1', 'dos');
  const at = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000);
  first.writeDraft('plan/1', 'uno');
  at.mockRestore();
  const again = await load('same');
  expect(again.readDraft('plan/1')).toBe('dos');
  again.writeDraft('plan/1', 'dos más');
  again.dropDraft('plan/1');
  expect(again.readDraft('plan/1')).toBe('uno');
});

test('a new tab takes over the draft of a closed tab, and a draft that an earlier release stored', async () => {
  localStorage.setItem('borrador/plan/1', JSON.stringify('antes'));
  const first = await load();
  expect(first.readDraft('plan/1')).toBe('antes');
  first.writeDraft('plan/1', 'antes y hoy');
  const next = await load();
  expect(next.readDraft('plan/1')).toBe('antes y hoy');
  next.dropDraft('plan/1');
  expect([next.readDraft('plan/1'), next.readDraft('plan/10'), localStorage.length]).toEqual([null, null, 0]);
});
