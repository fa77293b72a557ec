import { I18nProvider } from '@lingui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { i18n } from '#web/i18n.ts';
import type { LineMeeting } from '../../../contract/line-meeting.ts';
import type { OfferLine } from '../../../contract/offer.ts';
import { SettingOut } from './setting-out.tsx';

const line = (id: string, kind: OfferLine['kind'], begin: number, day = 0) => {
  const units = [{ unitId: null, name: 'grupo', quantity: 1, unitPrice: 1, follows: null }];
  const departureId = kind === 'plan' ? id : null;
  return { id, kind, title: id, begin, day, days: 1, minutes: 60, departureId, units } as OfferLine;
};
const dawn = line('Amanecer', 'plan', 330);
const car = line('Auto', 'transport', 330);
const totora = line('Totora', 'plan', 540, 1);
const meets = ({ id }: OfferLine, date: string, time: string | null, name: string): LineMeeting => {
  return { lineId: id, date, time, name };
};
const AT_DAWN = meets(dawn, '2026-12-11', '05:30', 'Muelle');
const AT_NINE = meets(totora, '2026-12-12', '09:00', 'Museo');

function shown(lines: OfferLine[], meetings: LineMeeting[], remaining: string[] | null = null): string[] {
  const days = [{ title: 'Costa', stops: [] }];
  const meeting = { kind: 'point' as const, name: 'Plaza', note: '', lon: 0, lat: 0, asksAddress: false };
  const page = renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <SettingOut content={{ startDate: '2026-12-11', days, lines, meeting }} {...{ remaining, meetings }} />
    </I18nProvider>,
  );
  return page.split('</li>').map((item) => item.replaceAll(/<[^>]+>/g, ''));
}

test('if the trip begins with a departure, the first item shows the meeting point of the departure', () => {
  const [first, ...others] = shown([dawn], [AT_DAWN]);
  expect(first).toMatch(/a las 05:30\. Encuentro: Muelle\./);
  expect(others.join('')).toBe('');
});

test('every later departure has its own item with its meeting point', () => {
  const [first, second, third] = shown([dawn, car, totora], [AT_DAWN, AT_NINE]);
  expect(first).toContain('Encuentro: Plaza.');
  expect(second).toMatch(/^Amanecer, el .* a las 05:30\. Encuentro: Muelle\.$/);
  expect(third).toMatch(/^Totora, el .* a las 09:00\. Encuentro: Museo\.$/);
});

test('a cancelled line does not change the first meeting point', () => {
  const [first] = shown([dawn, line('Guía', 'guide', 600)], [], ['Guía']);
  expect(first).toMatch(/a las 10:00\. Encuentro: Plaza\./);
});
