import { expect, test } from 'vitest';
import type { PlanContent, PlanFacts } from '../../../contract/plan-content.ts';
import { pendingChanges } from './pending-changes.ts';

const content: PlanContent = {
  title: 'Huacas',
  summary: 'Medio día',
  description: '',
  days: [{ title: 'Día 1', stops: [] }],
  meeting: { kind: 'point', name: 'Plaza', note: '', lon: -79, lat: -8, asksAddress: false },
  includes: ['Guía'],
  excludes: [],
  restrictions: [],
  bring: [],
  access: '',
  questions: [],
  policy: { bands: [], weather: 'refund', minimum: 'refund' } as never,
  pictures: [],
  certificate: null,
};
const facts: PlanFacts = {
  category: 'archaeology' as never,
  difficulty: 1,
  languages: ['es'],
  accessible: false,
  adventure: false,
  confirmation: 'INSTANT',
};

test('each changed part of a published plan is named with its step', () => {
  const draft = { content: { ...content, title: 'Huacas sin prisa', includes: ['Guía', 'Almuerzo'] }, facts };
  const changes = pendingChanges({ ...draft, facts: { ...facts, languages: ['es', 'en'] } }, { content, facts });
  expect(changes.map(({ step, path }) => [step, ...path])).toEqual([
    ['relato', 'content', 'title'],
    ['detalles', 'content', 'includes'],
    ['relato', 'facts', 'languages'],
  ]);
});

test('empty lines are no change, and a plan that was never published has no pending change', () => {
  const typing = { content: { ...content, includes: ['Guía', ''] }, facts };
  expect(pendingChanges(typing, { content: { ...content, facts }, facts })).toEqual([]);
  expect(pendingChanges({ content: { ...content, title: 'Otra' }, facts }, null)).toEqual([]);
});
