import { expect, test } from 'vitest';
import { ndcg } from './judged.ts';

test('right answers in a worse order score less, and if nothing is right, any answer scores 0', () => {
  const place = (slug: string) => ({ slug, kindLabel: 'Museo', district: null });
  const query = { region: 'trujillo', query: 'x', reason: '', grades: { best: 3, good: 1 } };
  const places = [place('best'), place('good'), place('other')];
  expect(ndcg(query, [place('best'), place('good')], places)).toBe(1);
  expect(ndcg(query, [place('good'), place('best')], places)).toBeLessThan(0.8);
  expect(ndcg({ ...query, grades: {} }, [], places)).toBe(1);
  expect(ndcg({ ...query, grades: {} }, [place('other')], places)).toBe(0);
});
