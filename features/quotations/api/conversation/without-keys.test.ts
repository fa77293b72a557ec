import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Config } from '#server/config.ts';
import { newOfferLink } from '../by-link/offer-link.ts';
import { withoutKeys } from './without-keys.ts';

const SECRET = 'h4Z-9_kQ'.repeat(6).slice(0, 43);

test('removes link secrets and PINs from a text', () => {
  const quoted = [
    'Sí, dos.',
    `| Ver: https://vereda.pe/cotizaciones/CZ7K2M4QXA#${SECRET} hoy`,
    `| Ver: https://vereda.pe/cotizaciones/CZ7K2M4QXA#${SECRET.slice(0, 20)}\n> ${SECRET.slice(20)} hoy`,
    '| PIN: 12345678',
  ].join('\n');
  const said = withoutKeys(quoted);
  expect(said.split('\n')).toEqual([
    'Sí, dos.',
    '| Ver: https://vereda.pe/cotizaciones/CZ7K2M4QXA hoy',
    '| Ver: https://vereda.pe/cotizaciones/CZ7K2M4QXA hoy',
    '| PIN: …',
  ]);
});

test('removes the secret of an operator’s personal link', async () => {
  const offerId = randomUUID();
  const config = { SECRET_KEY: SECRET, REGION: 'trujillo' } as Config;
  const link = await newOfferLink(config, { offerId, accountId: randomUUID() }, new Date());
  const url = `https://vereda.pe/responder/${offerId}`;
  const said = withoutKeys(`> ${url}#${link} hoy\n> ${url}#${link.slice(0, 50)}\n> ${link.slice(50)} mañana`);
  expect(said).toBe(`> ${url} hoy\n> ${url} mañana`);
});

test('leaves a text without secrets unchanged', () => {
  const text = 'Somos 12345678 no, 4. Lo vi en https://vereda.pe/planes/moche#fechas, opción #2.';
  expect(withoutKeys(text)).toBe(text);
});
