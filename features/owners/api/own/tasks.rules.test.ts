import { expect, test } from 'vitest';
import type { PlaceFacts } from '#features/places/contract/place-facts.ts';
import { type TaskInput, tasksOf } from './tasks.rules.ts';

const facts: PlaceFacts = {
  name: 'La Caleta',
  otherNames: '',
  kind: { category: 'food', label: 'Picantería' },
  summary: 'Sudado junto al mar.',
  district: null,
  address: null,
  phones: ['+51 44 221234'],
  whatsapp: null,
  email: null,
  website: null,
  position: { lon: -79, lat: -8 },
  hours: { class: 'known', rule: 'Mo-Sa 09:00-18:00' },
  hoursNote: null,
  fees: { currency: 'PEN', adult: 0, text: null },
  paymentMeans: ['cash'],
  access: { steps: 0 },
  languages: [],
  register: null,
  poster: { scene: 'plato', seed: 'la-caleta' },
  needs: {},
  activities: [],
};
const kinds = (changes: Partial<PlaceFacts>, rest: Partial<TaskInput> = {}) =>
  tasksOf({
    ...{
      facts: { ...facts, ...changes },
      hoursConfirmedOn: '2026-11-01',
      today: '2026-11-30',
      askDays: 90,
      waiting: { reports: 0, questions: 0, reviews: 0 },
    },
    ...rest,
  }).map(({ kind }) => kind);

test('a complete place whose hours were confirmed has nothing to do', () => {
  expect(kinds({})).toEqual([]);
});

test('hours are confirmed again on the ninetieth day', () => {
  expect(kinds({}, { hoursConfirmedOn: '2026-09-02' })).toEqual([]);
  expect(kinds({}, { hoursConfirmedOn: '2026-09-01' })).toEqual(['confirm']);
  expect(kinds({}, { hoursConfirmedOn: null })).toEqual(['confirm']);
});

test('unknown hours come before a missing telephone, and both before a missing sentence', () => {
  expect(
    kinds({ hours: { class: 'unknown', rule: null }, phones: [], summary: null }, { hoursConfirmedOn: null }),
  ).toEqual(['hours', 'contact', 'summary']);
});

test('an open space has no admission and no means of payment', () => {
  expect(kinds({ hours: { class: 'open_space', rule: null }, fees: null, paymentMeans: [] })).toEqual([]);
});

test('the words of travellers come first', () => {
  const waiting = { reports: 1, questions: 2, reviews: 1 };
  expect(kinds({ phones: [] }, { waiting })).toEqual(['report', 'question', 'review', 'contact']);
});
