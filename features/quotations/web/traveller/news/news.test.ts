import { expect, test } from 'vitest';
import type { OfferView } from '../../../contract/quotation-view.ts';
import { changedOffers, newsOf, seenIn } from './news.ts';

const offer = (id: string, state: OfferView['state'], version = 0, by: 'operator' | 'traveller' | null = null) =>
  ({
    id,
    state,
    current: version > 0 ? { version } : null,
    reason: by && { code: 'other', text: null, by },
  }) as OfferView;

test('a first offer, a new version and an expired offer are news', () => {
  const before = [
    offer('a', 'viewed'),
    offer('b', 'answered', 1),
    offer('c', 'answered', 1),
    offer('d', 'answered', 1),
  ];
  const after = [
    offer('a', 'answered', 1),
    offer('b', 'answered', 2),
    offer('c', 'withdrawn', 1, 'operator'),
    offer('d', 'changes_requested', 1, 'traveller'),
  ];
  const shown = changedOffers(after, seenIn(before)).map(({ offer: { id }, what }) => `${id} ${what}`);
  expect(shown).toEqual(['a offer', 'b version', 'c over']);
  expect(changedOffers(after, seenIn(after))).toEqual([]);
});

test('an operator that gets the request later is news only when it sends an offer', () => {
  const later = offer('new', 'requested');
  expect(newsOf([later], {}, 'new')).toBeNull();
  expect(newsOf([{ ...later, ...offer('new', 'answered', 1) }], {}, 'new')).toBe('offer');
});
