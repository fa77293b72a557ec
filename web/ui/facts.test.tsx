import { expect, test } from 'vitest';
import { show } from '#tests/show.tsx';
import { Fact, Facts } from './facts.tsx';

test('each fact is a pair of name and value, and each kind of list has its own class', async () => {
  const { place } = await show(
    <>
      <Facts>
        <Fact name="Cuándo">mayo</Fact>
      </Facts>
      <Facts kind="amounts">
        <Fact name="Saldo">S/ 20</Fact>
      </Facts>
    </>,
  );
  const [words, amounts] = [...place.querySelectorAll('dl')];
  expect([...words!.querySelectorAll('div > dt + dd')].map((dd) => dd.textContent)).toEqual(['mayo']);
  expect(amounts?.className).not.toBe(words?.className);
});
