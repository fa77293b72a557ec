// @vitest-environment happy-dom
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import type { QuestionCase } from '#features/questions/contract/case.ts';
import {
  answerAsOperator,
  listReceivedQuestions,
  withdrawOperatorAnswer,
} from '#features/questions/contract/operator-routes.ts';
import { showForOperator } from '#tests/operator-screen.tsx';
import { click, type } from '#tests/show.tsx';
import { useToasts } from '#web/ui/toast-store.ts';
import { QuestionList } from './question-list.tsx';

const QUESTION: QuestionCase = {
  id: '0f4c2f5e-8f6e-4c55-8a3f-0a8c2d0b7a11',
  state: 'asked',
  owner: { kind: 'operator', id: 'mar' },
  about: { name: 'Rutas del Mar', page: '/operadores' },
  askedBy: 'Lucía',
  body: '¿Hay chalecos para niños?',
  writtenAt: '2026-11-20T10:00:00Z',
  publishedAt: '2026-11-20T10:00:00Z',
  heldFor: [],
  reports: [],
  answers: [],
  canAnswer: true,
  judgements: [],
  canMerge: false,
  merged: null,
};

const button = (place: HTMLElement, words: string) =>
  [...place.querySelectorAll('button')].find(({ textContent }) => textContent?.startsWith(words));

test('the operator publishes an answer and can undo it', async () => {
  const calls: { route: string; input: Record<string, unknown> }[] = [];
  const taken = (route: string) => (input: Record<string, unknown>) => {
    calls.push({ route, input });
    return QUESTION;
  };
  const place = await showForOperator(<QuestionList />, [
    [listReceivedQuestions, { items: [QUESTION], next: null }],
    [answerAsOperator, taken('answer')],
    [withdrawOperatorAnswer, taken('withdraw')],
  ]);
  expect(place.textContent).toContain('Sin respuesta');
  await click(button(place, 'Responder'));
  await type(place.querySelector('textarea')!, 'Sí, desde los 4 años.');
  const form = place.querySelector('form')!;
  await act(async () => form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })));
  await vi.waitFor(
    async () => {
      await act(async () => undefined);
      expect(useToasts.getState().shown?.text).toBe('Tu respuesta está publicada.');
    },
    { timeout: 10_000 },
  );
  const [sent] = calls;
  const body = sent!.input.body as { id: string; body: string };
  expect(sent).toMatchObject({
    route: 'answer',
    input: { params: { operatorId: 'mar', id: QUESTION.id }, body: { body: 'Sí, desde los 4 años.' } },
  });
  await act(async () => useToasts.getState().shown!.action!.run());
  expect(calls[1]).toMatchObject({
    route: 'withdraw',
    input: { params: { operatorId: 'mar', id: QUESTION.id, answerId: body.id } },
  });
});
