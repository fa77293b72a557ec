import { expect, test } from 'vitest';
import { show } from '#tests/show.tsx';
import { type Face, FaceProvider } from '#web/face.ts';
import { Telephone } from './telephone.tsx';
import { whatsAppUrl } from './telephone-url.ts';

const PERU = { code: '51', mobile: '^9\\d{8}$' };

test('a number opens WhatsApp with its country code', () => {
  expect(whatsAppUrl('944 111 222', PERU)).toBe('https://wa.me/51944111222');
  expect(whatsAppUrl('+51 944-111-222', PERU)).toBe('https://wa.me/51944111222');
  expect(whatsAppUrl('0034 600 111 222', PERU)).toBe('https://wa.me/34600111222');
  expect(whatsAppUrl('944111222', PERU, 'Hola & gracias')).toBe('https://wa.me/51944111222?text=Hola%20%26%20gracias');
});

test('a number that WhatsApp cannot have gets no WhatsApp link', () => {
  const phones = ['0 800 4 4040', '105', 'sin teléfono', '+1234567890123456', '+51 44 201677', '(044) 201677'];
  expect(phones.map((phone) => whatsAppUrl(phone, PERU))).toEqual(phones.map(() => null));
});

test('a telephone number has a link for calling and a link for WhatsApp', async () => {
  const { place } = await show(
    <FaceProvider value={{ telephone: PERU } as Face}>
      <Telephone phone="944 111 222" of="Rosa Vega" />
    </FaceProvider>,
  );
  const [called, written] = place.querySelectorAll('a');
  expect(called?.getAttribute('href')).toBe('tel:944111222');
  expect(written?.getAttribute('href')).toBe('https://wa.me/51944111222');
  expect(written?.getAttribute('aria-label')).toBe('WhatsApp a Rosa Vega');
});
