import { I18nProvider } from '@lingui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { i18n } from '#web/i18n.ts';
import { OfferDay } from './offer-day.tsx';

function shown(...included: boolean[]): string {
  const stops = included.map((one, n) => {
    const when = { begin: 540 + 60 * n, minutes: 60 };
    return { ...when, place: null, title: `Parada ${n}`, note: '', included: one };
  });
  return renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <OfferDay day={{ title: 'Moche', stops }} number={1} />
    </I18nProvider>,
  );
}
const count = (text: string, words: string) => text.split(words).length - 1;

test('labels included stops or other stops, whichever are fewer', () => {
  const many = shown(false, false, true, false);
  expect(count(many, 'Incluido en el precio')).toBe(1);
  expect(count(many, 'No incluido')).toBe(0);
  expect(many).toContain('En las demás paradas, lo que cobren se paga aparte.');

  const few = shown(true, true, false);
  expect(count(few, 'No incluido en el precio')).toBe(1);
  expect(few).not.toContain('aparte');
  expect(shown(false, false)).toContain('Lo que cobren en estas paradas se paga aparte.');
  expect(shown(true, true)).not.toMatch(/ncluido|aparte/);
});
