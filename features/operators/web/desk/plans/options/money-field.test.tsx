import { I18nProvider } from '@lingui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { i18n } from '#web/i18n.ts';
import { MoneyField, readAmount } from './money-field.tsx';

test.each([
  ['45', 2, 4500],
  ['45,5', 2, 4550],
  ['1 150.25', 2, 115_025],
  ['990', 0, 990],
  ['45,', 2, 4500],
  ['1.500', 2, 150_000],
  ['1,500.5', 2, 150_050],
  ['12.500,50', 2, 1_250_050],
  ['1.500', 0, 1500],
  ['990,5', 0, null],
  ['1.50.25', 2, null],
  ['', 2, null],
  ['cuarenta', 2, null],
  ['-3', 2, null],
])('reads %j with %i decimals as %j', (text, digits, minor) => expect(readAmount(text, digits)).toBe(minor));

test.each([
  ['PEN', 8500],
  // Intl writes pesos of Colombia without decimals: a price must not become a hundredth of itself.
  ['COP', 8500],
  ['CLP', 85],
])('85 of %s are %i of its minor units', (currency, minor) => {
  const html = renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <MoneyField label="Precio" currency={currency} value={minor} onChange={() => {}} />
    </I18nProvider>,
  );
  expect(html).toContain('value="85"');
});
