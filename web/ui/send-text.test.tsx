import { expect, test, vi } from 'vitest';
import { click, show } from '#tests/show.tsx';
import { SendText } from './send-text.tsx';

test('a mobile number opens WhatsApp with the text', async () => {
  const { place } = await show(
    <SendText phone="944 111 222" text="Hola" who="Rosa Vega">
      Enviarla por WhatsApp
    </SendText>,
  );
  expect(place.textContent).toBe('Enviarla por WhatsApp');
  expect(place.querySelector('a')!.getAttribute('href')).toBe('https://wa.me/51944111222?text=Hola');
});

test('a landline is called, and the text is copied', async () => {
  const writeText = vi.fn(async () => undefined);
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  const { place } = await show(
    <SendText phone="044 201677" text="Hola" who="Rosa Vega">
      Enviarla por WhatsApp
    </SendText>,
  );
  expect(place.querySelector('a')!.textContent).toBe('Llama a Rosa al 044 201677');
  expect(place.querySelector('a')!.getAttribute('href')).toBe('tel:044201677');
  await click(place.querySelector('button'));
  expect(writeText).toHaveBeenCalledWith('Hola');
});

test('a receipt for a landline is only copied', async () => {
  const { place } = await show(
    <SendText phone="044 201677" text="Hola" copyName="Copiar el recibo">
      Enviar el recibo por WhatsApp
    </SendText>,
  );
  expect(place.textContent).toBe('Copiar el recibo');
  expect(place.querySelector('a')).toBeNull();
});
