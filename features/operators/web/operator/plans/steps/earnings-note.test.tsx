import { expect, test } from 'vitest';
import { show } from '#tests/show.tsx';
import { EarningsNote } from './earnings-note.tsx';

test('the note shows the commission, the amount that the operator receives and the day of payment', async () => {
  const { place } = await show(
    <EarningsNote commissionBps={850} priceFrom={10_000} currency="PEN" accountPath={null} />,
  );
  const text = place.textContent?.replaceAll(/\s/g, ' ') ?? '';
  expect(text).toContain('La región cobra 8.50 % de lo que se paga en el sitio.');
  expect(text).toMatch(/se queda .*8\.50 y tú recibes .*91\.50/);
  expect(text).toContain('desde 3 días después del final de cada salida');
});

test('without a commission the note says so, and without a price it shows no example', async () => {
  const { place } = await show(<EarningsNote commissionBps={0} priceFrom={null} currency="PEN" accountPath={null} />);
  expect(place.textContent).toContain('La oficina de turismo de la región no te cobra comisión');
  expect(place.textContent).not.toContain('tú recibes');
});

test('says where to enter the bank account while there is none', async () => {
  const props = { commissionBps: 850, priceFrom: null, currency: 'PEN' };
  const { place } = await show(<EarningsNote {...props} accountPath="/operador/o/pagos/cuenta" />);
  expect(place.querySelector('a')!.getAttribute('href')).toBe('/operador/o/pagos/cuenta');
});
