import { expect, test } from 'vitest';
import type { OfferView } from '../../../contract/quotation-view.ts';
import { isStale, type Since, sinceRead } from './stale.ts';

test('`sinceRead` returns what has changed since the page was loaded', () => {
  const now = (state: OfferView['state'], version = 1) => ({ state, current: { version } as OfferView['current'] });
  const refused = { code: 'offer_action_refused' };
  const shown: [Since, ReturnType<typeof now>, { code: string }][] = [
    ['version', now('answered', 2), { code: 'offer_changed' }],
    ['expired', now('answered'), { code: 'offer_over' }],
    ['expired', now('expired'), refused],
    ['withdrawn', now('withdrawn'), refused],
    ['accepted', now('accepted'), refused],
    ['other_accepted', now('waiting'), refused],
    ['changes', now('changes_requested'), refused],
    ['else', now('answered'), refused],
  ];
  for (const [since, offer, problem] of shown) expect(sinceRead(offer, 1, problem)).toBe(since);
});

test('`isStale` returns false for errors about seats, lines or the operator', () => {
  expect(['offer_changed', 'offer_over'].every((code) => isStale({ code }))).toBe(true);
  expect(['sold_out', 'lines_refused', 'register_lapsed'].some((code) => isStale({ code }))).toBe(false);
});
