// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { click, show } from '#tests/show.tsx';
import { ApiError } from '#web/http/problem.ts';
import { VoteButton } from './vote-button.tsx';

const ID = '0f4c2f5e-8f6e-4c55-8a3f-0a8c2d0b7a11';

beforeEach(() => localStorage.clear());

async function shown(send: (body: { useful: boolean }) => Promise<{ useful: number }>) {
  const { place } = await show(<VoteButton id={ID} useful={3} about="la respuesta de Bruno" send={send} />);
  const button = place.querySelector('button')!;
  return {
    place,
    button,
    pressed: () => button.getAttribute('aria-pressed'),
    words: () => button.textContent?.replace('la respuesta de Bruno', ''),
  };
}

test('a vote is shown before the server answers, and a second tap takes it back', async () => {
  let answer: (votes: { useful: number }) => void = () => undefined;
  const sent: boolean[] = [];
  const { button, pressed, words } = await shown(async ({ useful }) => {
    sent.push(useful);
    return new Promise((resolve) => {
      answer = resolve;
    });
  });
  await click(button);
  expect([pressed(), words()]).toEqual(['true', 'Me sirvió4']);
  await click(button);
  expect(sent).toEqual([true]);
  answer({ useful: 5 });
  await expect.poll(words).toBe('Me sirvió5');
  await click(button);
  expect([pressed(), words(), sent]).toEqual(['false', 'Me sirvió4', [true, false]]);
});

test('a refused vote is taken back, with the reason', async () => {
  const { place, button, pressed, words } = await shown(async () => {
    throw new ApiError({ status: 404, code: 'answer_not_found', detail: 'Puede que ya se haya retirado.' } as never);
  });
  await click(button);
  await expect.poll(pressed).toBe('false');
  expect(words()).toBe('Me sirvió3');
  expect(place.textContent).toContain('Puede que ya se haya retirado.');
});
