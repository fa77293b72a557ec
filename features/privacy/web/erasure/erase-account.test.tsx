import { expect, test } from 'vitest';
import { show } from '#tests/show.tsx';
import { EraseAccount } from './erase-account.tsx';

test('the person reads what happens to bookings and payments before erasing the account', async () => {
  const { place } = await show(<EraseAccount erasure={{ graceDays: 14, refusal: 'Eres la última persona.' }} />);
  const item = [...place.querySelectorAll('li')].find((it) => it.textContent.includes('Tus reservas y pagos quedan'));
  expect(item?.textContent).toMatch(/sin nombres, correo, teléfono, respuestas ni tarjeta/);
  expect(item?.textContent).toContain('No se cancela nada');
});
