import { I18nProvider } from '@lingui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { lineOf, offerContent } from '#tests/quotations.ts';
import { i18n } from '#web/i18n.ts';
import type { SentVersion } from '../../../contract/offer.ts';
import { Sent } from './sent-versions.tsx';

const [walk, tickets] = [lineOf(), lineOf({ title: 'Entradas' })];
const version: SentVersion = {
  version: 1,
  content: offerContent([walk, tickets]),
  findings: [],
  override: null,
  facts: { people: 2, perPerson: 10_000, metres: 0, driveMinutes: 0, meals: 0, groupMost: 0, policy: [] },
  total: 20_000,
  currency: 'PEN',
  sentAt: '2026-11-20T12:00:00Z',
};

const markupOf = (sent: SentVersion, chosen: readonly string[] | null) =>
  renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <Sent version={sent} zone="America/Lima" chosen={chosen} payment={null} />
    </I18nProvider>,
  ).replaceAll('\u00a0', ' ');

const totalOf = (chosen: readonly string[] | null) =>
  markupOf(version, chosen)
    .match(/<b class="[^"]*num">(.*?)<\/b><small class="[^"]*num">(.*?)<\/small>/)!
    .slice(1);

test('the total of a version that was accepted in part counts only the accepted lines', () => {
  expect(totalOf(null)).toEqual(['PEN 200', 'PEN 100 por persona']);
  expect(totalOf([walk.id])).toEqual(['PEN 100', 'PEN 50 por persona']);
});

test('a sent version shows its deposit and its later payments until it is accepted', () => {
  const payments = [
    { shareBps: 4000, daysBefore: null },
    { shareBps: 6000, daysBefore: 10 },
  ];
  const sent = { ...version, content: { ...version.content, startDate: '2026-12-31', payments } };
  const text = (chosen: readonly string[] | null) => markupOf(sent, chosen).replaceAll(/<[^>]+>/g, ' ');
  expect(text(null)).toMatch(/Cómo se paga\s+Al aceptar, el adelanto\s+PEN 80\s+Hasta el .*21\/12\/2026\s+PEN 120/);
  expect(text([walk.id])).not.toContain('Cómo se paga');
});
