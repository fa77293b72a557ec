import { expect, test } from 'vitest';
import {
  moveOffer,
  moveQuotation,
  OFFER_ACTIONS,
  OFFER_STATES,
  type OfferState,
  OPEN_OFFERS,
  offerActions,
  QUOTATION_ACTIONS,
  QUOTATION_ACTORS,
  QUOTATION_STATES,
  quotationActions,
} from './quotation-states.ts';

test('an offer can be viewed, answered, changed, answered again and accepted', () => {
  const transition = [
    ['view', 'operator', 'viewed'],
    ['send', 'operator', 'answered'],
    ['ask_changes', 'traveller', 'changes_requested'],
    ['send', 'operator', 'answered'],
    ['accept', 'traveller', 'accepted'],
  ] as const;
  let state: OfferState = 'requested';
  for (const [action, actor, to] of transition) {
    state = moveOffer(state, action, actor)!;
    expect(state).toBe(to);
  }
});

test('an offer that waits for the deposit of another offer returns to its earlier state or becomes `not_chosen`', () => {
  for (const before of OPEN_OFFERS) {
    expect(moveOffer(before, 'wait', 'system')).toBe('waiting');
    expect(moveOffer('waiting', 'resume', 'system', before)).toBe(before);
  }
  expect(moveOffer('waiting', 'resume', 'traveller', 'answered')).toBeNull();
  expect(moveOffer('answered', 'resume', 'system', 'answered')).toBeNull();
  expect(moveOffer('waiting', 'lose', 'system')).toBe('not_chosen');
});

test('only the traveller can accept an offer, and only the operator can send one', () => {
  for (const actor of ['operator', 'region'] as const) expect(moveOffer('answered', 'accept', actor)).toBeNull();
  for (const actor of ['traveller', 'region', 'system'] as const) {
    for (const state of OFFER_STATES) expect(moveOffer(state, 'send', actor)).toBeNull();
  }
});

test('after its end, an offer can only be accepted by a late payment', () => {
  for (const state of ['not_chosen', 'declined', 'withdrawn'] as const) {
    for (const actor of QUOTATION_ACTORS) expect(offerActions(state, actor)).toEqual([]);
  }
  expect(OFFER_ACTIONS.filter((action) => moveOffer('expired', action, 'system'))).toEqual(['accept']);
  for (const state of ['closed', 'withdrawn'] as const) {
    for (const actor of QUOTATION_ACTORS) expect(quotationActions(state, actor)).toEqual([]);
  }
});

test('only final states of a request have no actions', () => {
  const reached = new Set(['open']);
  for (const state of QUOTATION_STATES) {
    for (const action of QUOTATION_ACTIONS) {
      for (const actor of QUOTATION_ACTORS) {
        const to = moveQuotation(state, action, actor);
        if (to) reached.add(to);
      }
    }
  }
  expect([...reached].sort()).toEqual([...QUOTATION_STATES].sort());
});
