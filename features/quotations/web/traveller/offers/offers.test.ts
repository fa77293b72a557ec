import { expect, test } from 'vitest';
import type { OfferView, QuotationView } from '../../../contract/quotation-view.ts';
import { leftWords } from '../news/time-left.ts';
import { endingOf, hasOthers, nextDue, readOffers, shownEvents, withRead } from './offers.ts';

const NOW = '2026-12-01T12:00:00.000Z';
const offer = (state: OfferView['state'], change: Partial<OfferView> = {}) =>
  ({
    state,
    operator: { name: 'Totora' },
    answerDueAt: '2026-12-02T12:00:00.000Z',
    endsAt: '2026-12-04T12:00:00.000Z',
    validUntil: null,
    ...change,
  }) as OfferView;
const quotation = (state: QuotationView['state'], offers: OfferView[], order: QuotationView['order'] = null) =>
  ({ state, offers, order }) as QuotationView;

test("before the first offer, the next deadline is the operator's answer", () => {
  expect(nextDue(quotation('open', [offer('requested')]), NOW)).toMatchObject({ what: 'answer' });
  const late = offer('viewed', { answerDueAt: '2026-11-30T12:00:00.000Z' });
  expect(nextDue(quotation('open', [late, offer('declined')]), NOW)).toMatchObject({ what: 'end', at: late.endsAt });
});

test("after the first offer, the next deadline is the earliest end of an offer's validity", () => {
  const soon = offer('answered', { validUntil: '2026-12-03T12:00:00.000Z' });
  const later = offer('answered', { validUntil: '2026-12-08T12:00:00.000Z' });
  expect(nextDue(quotation('answered', [later, soon]), NOW)).toMatchObject({ what: 'valid', at: soon.validUntil });
  const order = { state: 'held', holdUntil: '2026-12-03T00:00:00.000Z' } as QuotationView['order'];
  expect(nextDue(quotation('accepted', [soon], order), NOW)).toEqual({ what: 'deposit', at: order!.holdUntil });
  expect(nextDue(quotation('withdrawn', [soon]), NOW)).toBeNull();
});

test('formats the time left in days, hours, or minutes and seconds', () => {
  const minute = 60_000;
  expect([75 * 60 * minute, 25 * 60 * minute, 61 * minute, 42 * minute + 10_000, -5].map(leftWords)).toEqual([
    '3 días',
    '25 h',
    '1 h 1 min',
    '42:10',
    '0:00',
  ]);
});

test('the history leaves out the events `wait` and `resume` of operators without an offer', () => {
  const event = (action: string, operator: string | null) =>
    ({ action, operator, actor: 'system', at: NOW, note: null }) as QuotationView['history'][number];
  const history = [
    event('ask', 'Totora'),
    event('ask', 'Garza'),
    event('wait', 'Garza'),
    event('send', 'Totora'),
    event('wait', 'Totora'),
    event('resume', 'Garza'),
  ];
  expect(shownEvents(history).map(({ action, operator }) => `${action} ${operator}`)).toEqual([
    'ask Totora',
    'ask Garza',
    'send Totora',
    'wait Totora',
  ]);
});

test('`hasOthers` ignores operators without an offer', () => {
  const current = {} as OfferView['current'];
  const taken = offer('accepted', { id: 'taken', current });
  expect(hasOthers({ offers: [taken, offer('declined', { id: 'no', current })] }, 'taken')).toBe(false);
  expect(hasOthers({ offers: [taken, offer('waiting', { id: 'silent', current: null })] }, 'taken')).toBe(false);
  expect(hasOthers({ offers: [taken, offer('waiting', { id: 'other', current })] }, 'taken')).toBe(true);
});

test('an offer keeps its index when other offers are accepted or end', () => {
  const current = {} as NonNullable<OfferView['current']>;
  const [a, b, c] = (['a', 'b', 'c'] as const).map((id) => offer('answered', { id, current })) as [
    OfferView,
    OfferView,
    OfferView,
  ];
  const shapes = (offers: OfferView[]) =>
    Object.fromEntries(readOffers(quotation('answered', offers)).map(({ id, index }) => [id, index]));
  const before = shapes([a, b, c]);
  expect(
    shapes([
      { ...c, state: 'accepted' },
      { ...a, state: 'waiting' },
      { ...b, state: 'waiting' },
    ]),
  ).toEqual(before);
  expect(shapes([{ ...c, state: 'accepted' }, { ...a, state: 'not_chosen' }, b])).toMatchObject({ c: before.c });
});

test('the offer on the screen stays in the list after it has ended', () => {
  const current = {} as OfferView['current'];
  const asked = quotation('answered', [
    offer('withdrawn', { id: 'read', current }),
    offer('answered', { id: 'other', current }),
    offer('declined', { id: 'silent' }),
  ]);
  const read = readOffers(asked);
  const ids = (looked: string | null) => withRead(read, asked, looked).map(({ id }) => id);
  expect(ids('other')).toEqual(['other']);
  expect(ids('read')).toEqual(['other', 'read']);
  expect(ids('silent')).toEqual(['other']);
});

test('`endingOf` returns the reason why no offer can be accepted', () => {
  const current = { version: 1 } as OfferView['current'];
  const by = (who: 'traveller' | 'operator') => ({ code: 'other', text: null, by: who });
  const tookBack = offer('withdrawn', { current, reason: by('operator') });
  const silent = offer('expired', { current: null });
  const endings = [
    [tookBack, offer('declined', { reason: by('operator') }), silent],
    [offer('expired', { current }), tookBack],
    [offer('declined', { current, reason: by('traveller') }), silent],
    [silent, silent],
  ].map((offers) => endingOf({ offers }));
  expect(endings).toEqual(['unable', 'lapsed', 'rejected', 'unanswered']);
});
