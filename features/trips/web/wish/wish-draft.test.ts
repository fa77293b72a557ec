import { beforeEach, describe, expect, it } from 'vitest';
import { addDays, localDate } from '#web/format/dates.ts';
import { storage } from '#web/storage.ts';
import { addToDraft, BLANK_DRAFT, type ChosenPlace, changeDraft, clearDraft, useDraftStore } from './wish-draft.ts';
import { draftFromSearch, nextFriday, wishOf } from './wish-of.ts';

const place: ChosenPlace = {
  id: 'p1',
  slug: 'huaca-del-dragon',
  name: 'Huaca del Dragón',
  category: 'archaeological_site',
  kindLabel: 'Huaca',
  district: 'La Esperanza',
  poster: { scene: 'huaca', seed: 'p1' },
  lon: -79.049,
  lat: -8.076,
};

beforeEach(() => {
  localStorage.clear();
  clearDraft();
});

describe('the draft of a wish', () => {
  it('gives the trip the entered ages of the children, and no ages if none is entered', () => {
    const family = { ...BLANK_DRAFT, children: 2 };
    expect(wishOf({ ...family, childAges: [7, 3, 9] }, '2026-11-02').party.childAges).toEqual([7, 3]);
    expect(wishOf({ ...family, childAges: [7] }, '2026-11-02').party.childAges).toEqual([7, null]);
    expect(wishOf(family, '2026-11-02').party).toEqual({ adults: 2, children: 2, seniors: 0 });
  });

  it('stores typed values', () => {
    changeDraft({ days: 4, pace: 'calm' });
    expect(storage.read('borrador-de-viaje')).toMatchObject({ days: 4, pace: 'calm' });
  });

  it('contains a place only in the list to which it was added last', () => {
    addToDraft('must', place);
    addToDraft('must', place);
    expect(useDraftStore.getState().draft.must).toHaveLength(1);
    addToDraft('avoid', place);
    expect(useDraftStore.getState().draft).toMatchObject({ must: [], avoid: [{ id: 'p1' }] });
  });

  it("reads the valid values from the URL of the home screen's form", () => {
    const soon = addDays(localDate('UTC'), 10);
    const read = draftFromSearch(new URLSearchParams(`desde=${soon}&dias=3&adultos=2&ninos=1&ritmo=suave`));
    expect(read).toEqual({ startDate: soon, days: 3, adults: 2, children: 1, pace: 'calm' });
    expect(draftFromSearch(new URLSearchParams('desde=2001-01-01&dias=90&adultos=cero&ritmo=x'))).toEqual({});
    expect(draftFromSearch(new URLSearchParams('dias=14&adultos=30&ninos=10'))).toEqual({
      days: 14,
      adults: 30,
      children: 10,
    });
    expect(draftFromSearch(new URLSearchParams('adultos=30&ninos=11'))).toEqual({});
  });

  it('becomes a complete wish even if no field was filled in', () => {
    const wish = wishOf({ ...BLANK_DRAFT, must: [place], budget: 120, latest: 500 }, '2026-12-07');
    expect(wish).toMatchObject({ startDate: '2026-12-11', must: ['p1'], budget: 12_000, latest: 600 });
    expect(wish).not.toHaveProperty('start');
  });
});

it('a draft keeps the present day of a region in any time zone, and `wishOf` drops past days', () => {
  for (const zone of ['America/Lima', 'Pacific/Pago_Pago', 'Pacific/Kiritimati']) {
    const today = localDate(zone);
    expect(draftFromSearch(new URLSearchParams(`desde=${today}`))).toEqual({ startDate: today });
    expect(wishOf({ ...BLANK_DRAFT, startDate: today }, today).startDate).toBe(today);
  }
  expect(wishOf({ ...BLANK_DRAFT, startDate: '2026-12-06' }, '2026-12-07').startDate).toBe('2026-12-11');
});

it('nextFriday returns the next Friday, or the day itself if it is a Friday', () => {
  expect(nextFriday('2026-12-07')).toBe('2026-12-11');
  expect(nextFriday('2026-12-11')).toBe('2026-12-11');
});
