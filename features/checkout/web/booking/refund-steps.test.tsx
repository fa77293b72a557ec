import { I18nProvider } from '@lingui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { type Face, FaceProvider } from '#web/face.ts';
import { i18n } from '#web/i18n.ts';
import type { OrderRefund } from '../../contract/order.ts';
import { RefundSteps } from './refund-steps.tsx';

const refund: OrderRefund = {
  ...{ id: 'a', bookingId: 'b', state: 'settled', reason: 'traveller', amount: 10_000 },
  card: { brand: 'Visa', last4: '4242' },
  at: '2026-12-13T03:00:00.000Z',
  settledAt: '2026-12-14T04:59:00.000Z',
};

test('a refund shows its card, and shows its dates in the region’s time zone', () => {
  const html = renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <FaceProvider value={{ timeZone: 'America/Lima' } as Face}>
        <RefundSteps refunds={[refund]} currency="PEN" />
      </FaceProvider>
    </I18nProvider>,
  );
  expect(html).toContain('Aprobada el 12/12/2026');
  expect(html).toContain('Devuelta el 13/12/2026');
  expect(html).toContain('Visa ···· 4242');
});
