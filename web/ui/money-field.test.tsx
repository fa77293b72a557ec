import { I18nProvider } from '@lingui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { readAmount } from '#web/format/read-amount.ts';
import { i18n } from '#web/i18n.ts';
import { MoneyField } from './money-field.tsx';

test.each([
  ['45', 'PEN', 4500],
  ['45,5', 'PEN', 4550],
  ['1 150.25', 'PEN', 115_025],
  ['990', 'CLP', 990],
  ['45,', 'PEN', 4500],
  ['1.500', 'PEN', 150_000],
  ['1,500.5', 'PEN', 150_050],
  ['12.500,50', 'PEN', 1_250_050],
  ['1.500', 'CLP', 1500],
  ['990,5', 'CLP', null],
  ['1.50.25', 'PEN', null],
  ['S/ 18,50', 'PEN', 1850],
  ['S/. 18.50', 'PEN', 1850],
  ['18.50 soles', 'PEN', 1850],
  ['PEN 1 sol', 'PEN', null],
  ['$ 45,50', 'COP', 4550],
  ['$ 45,50', 'PEN', null],
  ['S/', 'PEN', null],
  ['', 'PEN', null],
  ['cuarenta', 'PEN', null],
  ['-3', 'PEN', null],
])('reads %j of %s as %j', (text, currency, minor) => expect(readAmount(text, currency)).toBe(minor));

test.each([
  ['PEN', 8500],
  // Intl formats Colombian pesos without decimals, but ISO 4217 gives them two.
  ['COP', 8500],
  ['CLP', 85],
])('85 %s are %i minor units', (currency, minor) => {
  const html = renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <MoneyField label="Precio" currency={currency} value={minor} onChange={() => {}} />
    </I18nProvider>,
  );
  expect(html).toContain('value="85"');
});
