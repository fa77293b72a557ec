import { beforeEach, expect, test } from 'vitest';
import type { Route } from '#features/route.ts';
import type { Api } from '#web/http/api.ts';
import type { Decision } from '../../contract/consent.ts';
import { decide, followAccount, mayUse, useConsents } from './consents.ts';

function server() {
  const ledgers: Record<string, Decision[]> = { rosa: [], luis: [] };
  const apiOf = (account: string) =>
    ({
      call: async (_route: Route, { body: { decisions } }: { body: { decisions: Decision[] } }) => {
        const known = new Set(ledgers[account]!.map(({ decidedAt }) => decidedAt));
        ledgers[account] = [...decisions.filter(({ decidedAt }) => !known.has(decidedAt)), ...ledgers[account]!];
        return { decisions: ledgers[account] };
      },
    }) as unknown as Api;
  return { ledgers, apiOf };
}

beforeEach(() => {
  localStorage.clear();
  useConsents.setState({ account: null, decisions: [], ready: false });
});

test('nothing is allowed before consent', async () => {
  const { apiOf } = server();
  expect(mayUse('reporting')).toBe(false);
  await decide(apiOf('rosa'), ['reporting'], true, 'banner');
  expect(mayUse('reporting')).toBe(true);
  await new Promise((resolve) => setTimeout(resolve, 2));
  await decide(apiOf('rosa'), ['reporting'], false, 'privacy');
  expect(mayUse('reporting')).toBe(false);
});

test('a consent to another version does not count', async () => {
  const old = { purpose: 'reporting', version: 0, given: true, place: 'banner', decidedAt: '2026-01-01T00:00:00.000Z' };
  localStorage.setItem('consents', JSON.stringify({ account: null, decisions: [old] }));
  expect(mayUse('reporting')).toBe(false);
});

test('decisions of a visitor are added only to the first account', async () => {
  const { apiOf, ledgers } = server();
  await decide(apiOf('rosa'), ['reporting'], true, 'banner');
  expect(ledgers.rosa).toEqual([]);
  await followAccount(apiOf('rosa'), 'rosa');
  expect(ledgers.rosa).toHaveLength(1);
  await followAccount(apiOf('luis'), 'luis');
  expect(ledgers.luis).toEqual([]);
  expect(mayUse('reporting')).toBe(false);
});
