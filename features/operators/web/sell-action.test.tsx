import { expect, test } from 'vitest';
import { show } from '#tests/show.tsx';
import { type PersonHere, useSession } from '#web/session/session.ts';
import { SellAction } from './sell-action.tsx';

async function linksOf(operators: string[] | null) {
  const person = operators && ({ id: 'p', name: 'Rosa', email: 'rosa@ejemplo.pe', operators } as unknown as PersonHere);
  useSession.setState({ status: person ? 'person' : 'nobody', person });
  const { place } = await show(<SellAction />);
  const links = [...place.querySelectorAll('a')].map((link) => [link.textContent, link.getAttribute('href')]);
  return { text: place.textContent, links: Object.fromEntries(links) };
}

test('a person who already sells finds the way to her operator', async () => {
  const { text, links } = await linksOf(['rosa']);
  expect(text).toContain('Ya vendes aquí.');
  expect(links).toEqual({
    'Ir a mi panel de operador': '/operador/rosa',
    'Registrar otro operador': '/operador?ver=todos',
  });
});

test('a visitor can register or sign in, and both lead to her own operator', async () => {
  const { links } = await linksOf(null);
  expect(links['Registrar mi operador']).toBe('/operador');
  expect(links['Entrar como operador']).toContain(encodeURIComponent('/operador'));
  expect(Object.keys((await linksOf([])).links)).toEqual(['Registrar mi operador']);
});
