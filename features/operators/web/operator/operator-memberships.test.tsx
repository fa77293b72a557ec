import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { Route, Routes, useLocation } from 'react-router';
import { expect, test, vi } from 'vitest';
import { face } from '#regions/trujillo/face.ts';
import { click, show, type } from '#tests/show.tsx';
import { type Face, FaceProvider } from '#web/face.ts';
import type { Api } from '#web/http/api.ts';
import { ApiProvider } from '#web/http/use-api.ts';
import { operatorPaths } from '#web/paths/operator.ts';
import type { OperatorMembership } from '../../contract/managed-operator.ts';
import { listOperatorMemberships } from '../../contract/operator-routes.ts';
import { MembershipList } from './operator-memberships.tsx';

const FACE = { ...face, id: 'trujillo' } as unknown as Face;
const member = (id: string) => ({ id, name: `Rutas ${id}`, state: 'verified', role: 'owner' }) as OperatorMembership;
const Elsewhere = () => <p>{useLocation().pathname}</p>;

async function opened(operators: readonly string[], path: string): Promise<HTMLElement> {
  const call = async (route: object) => ({
    items: (route === listOperatorMemberships ? operators : ['nuevo']).map(member),
  });
  const { place } = await show(
    <ApiProvider value={{ call } as unknown as Api}>
      <QueryClientProvider client={new QueryClient()}>
        <FaceProvider value={FACE}>
          <Routes>
            <Route path="/operador" element={<MembershipList />} />
            <Route path="*" element={<Elsewhere />} />
          </Routes>
        </FaceProvider>
      </QueryClientProvider>
    </ApiProvider>,
    path,
  );
  await vi.waitFor(async () => {
    await act(async () => undefined);
    expect(place.textContent).not.toBe('Cargando…');
  });
  return place;
}

test('a person who works for one operator lands on its day, and can still open the list', async () => {
  expect((await opened(['mar'], operatorPaths.memberships())).textContent).toBe('/operador/mar');
  expect((await opened(['mar'], operatorPaths.memberships('all'))).textContent).toContain('Rutas mar');
});

test('a person who works for several operators sees the list', async () => {
  const { textContent } = await opened(['mar', 'sol'], operatorPaths.memberships());
  expect(textContent).toContain('Rutas mar');
  expect(textContent).toContain('Rutas sol');
});

test('after the first registration, the person continues with the data of the operator', async () => {
  const place = await opened([], operatorPaths.memberships());
  await type(place.querySelector('input')!, 'Rutas nuevo');
  await click(place.querySelector('button[type=submit]'));
  await vi.waitFor(async () => {
    await act(async () => undefined);
    expect(place.textContent).toBe('/operador/nuevo/datos');
  });
});
