import { I18nProvider } from '@lingui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { face } from '#regions/trujillo/face.ts';
import { type Face, FaceProvider } from '#web/face.ts';
import type { Api } from '#web/http/api.ts';
import { ApiProvider } from '#web/http/use-api.ts';
import { i18n } from '#web/i18n.ts';
import { SignInScreen } from './sign-in-screen.tsx';
import { SignUpScreen } from './sign-up-screen.tsx';

const REGION = { ...face, id: 'trujillo', product: 'Descubre' } as unknown as Face;
const shown = (screen: React.ReactNode, path: string) =>
  renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <ApiProvider value={{} as Api}>
        <MemoryRouter initialEntries={[path]}>
          <FaceProvider value={REGION}>{screen}</FaceProvider>
        </MemoryRouter>
      </ApiProvider>
    </I18nProvider>,
  );
const back = (path: string) => `/entrar?volver=${encodeURIComponent(path)}`;

test.each(['/operador', '/operador?desde=vende', '/operador/7/planes'])(
  'a visitor on the way to %s reads what an operator does with the account',
  (path) => {
    const page = shown(<SignInScreen />, back(path));
    expect(page).toContain('<h1>Entra para vender</h1>');
    expect(page).toContain('registras tu operador');
    expect(page).not.toContain('Tus viajes');
    expect(shown(<SignUpScreen texts={{ policies: [], notices: [] }} />, back(path))).toContain(
      '<h1>Crea tu cuenta para vender</h1>',
    );
  },
);

test.each(['/viajes', '/operadores', '/operadores/rios'])('a visitor on the way to %s is a traveller', (path) => {
  const page = shown(<SignInScreen />, back(path));
  expect(page).toContain('<h1>Entra</h1>');
  expect(page).toContain('Tus viajes');
  expect(shown(<SignUpScreen texts={{ policies: [], notices: [] }} />, back(path))).toContain(
    '<h1>Crea tu cuenta</h1>',
  );
});
