import { expect, test } from 'vitest';
import { show } from '#tests/show.tsx';
import { Money } from './money.tsx';

test('an amount is written with its currency, and `markLess` marks a negative amount', async () => {
  const { place } = await show(
    <>
      <Money minor={115_050} currency="PEN" />
      <Money minor={-100} currency="PEN" />
      <Money minor={-100} currency="PEN" markLess />
      <Money minor={100} currency="PEN" markLess />
    </>,
  );
  const [first, plain, marked, gain] = [...place.children];
  expect(first?.textContent).toBe('PEN 1\u00a0150.50');
  expect(plain?.className).toBe(first?.className);
  expect(marked?.className).not.toBe(first?.className);
  expect(gain?.className).toBe(first?.className);
});
