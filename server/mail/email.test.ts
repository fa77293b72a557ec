import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { face } from '#regions/trujillo/face.ts';
import { writeEmail } from './email.ts';
import type { EmailBrand } from './email-content.ts';

const settings = JSON.parse(await readFile('regions/trujillo/region.json', 'utf8'));
const brand: EmailBrand = {
  product: settings.product,
  tagline: settings.tagline,
  organisation: settings.organisation,
  palette: face.palette,
  home: 'https://viaja.pe/',
};
const url = 'https://viaja.pe/confirmar?a=1&b=2#token=x';
const words = { brand, title: 'Confirma tu correo', paragraphs: ['Hola, Lucía:'], action: { label: 'Confirmar', url } };

test('the HTML and the plain text of an email have the same content', () => {
  const { subject, text, html } = writeEmail({
    ...words,
    facts: [{ label: 'Código', value: '123 456' }],
    small: 'Vence en 60 minutos.',
  });
  expect(subject).toBe('Confirma tu correo');
  for (const said of ['Confirma tu correo', 'Hola, Lucía:', 'Código', '123 456', 'Confirmar', 'Vence en 60 minutos.']) {
    expect(text).toContain(said);
    expect(html).toContain(said);
  }
  for (const foot of [settings.organisation.name, settings.organisation.address, 'Recibes este mensaje porque']) {
    expect(text).toContain(foot);
    expect(html).toContain(foot);
  }
});

test('an email shows its link once in the text and twice in the HTML', () => {
  const { text, html } = writeEmail(words);
  expect(text).toContain(`Confirmar:\n${url}\n`);
  const escaped = url.replace('&', '&amp;');
  expect(html.split(`href="${escaped}"`)).toHaveLength(3);
  expect(html).toContain(`>${escaped}</a>`);
});

test('an email escapes HTML in text that people typed', () => {
  const { html } = writeEmail({
    ...words,
    title: '<script>alert(1)</script>',
    paragraphs: ['"><img src=x onerror=alert(1)>'],
    action: { label: '<b>ir</b>', url: 'https://viaja.pe/"onclick="x' },
  });
  expect(html).not.toMatch(/<script|<img|<b>|"onclick/);
});

test("an email has the region's light and dark colours and loads nothing", () => {
  const { html } = writeEmail(words);
  expect(html).toContain(`background:${face.palette['brand-paper']}`);
  expect(html).toMatch(/prefers-color-scheme:dark/);
  expect(html).toContain(`.ground{background:${face.palette['night-paper']}!important}`);
  expect(html).not.toMatch(/src=|url\(|@import|<link/);
});

test('a title with line breaks gives a subject of one line', () => {
  const { subject, text } = writeEmail({ ...words, title: 'Tu plan\rBcc: x@ejemplo.pe\u2028y más' });
  expect(subject).toBe('Tu plan Bcc: x@ejemplo.pe y más');
  expect(text).not.toMatch(/[\r\u2028]/);
});

test('an email contains the region’s logo instead of the steps', () => {
  const logo = 'data:image/png;base64,iVBORw0KGgo=';
  const { html } = writeEmail({ ...words, brand: { ...brand, logo } });
  expect(html).toContain(`<img src="${logo}" alt=""`);
  expect(html).not.toContain('line-height:0;vertical-align:-1px');
  expect(writeEmail(words).html).not.toContain('<img');
});
