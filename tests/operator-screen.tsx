import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, type ReactNode } from 'react';
import { vi } from 'vitest';
import type { ManagedOperator } from '#features/operators/contract/managed-operator.ts';
import { OperatorContext } from '#features/operators/web/operator/operator-frame.tsx';
import type { Api } from '#web/http/api.ts';
import { ApiProvider } from '#web/http/use-api.ts';
import { show } from './show.tsx';

const OPERATOR = {
  id: 'mar',
  name: 'Rutas del Mar',
  role: 'owner',
  state: 'verified',
  zone: 'America/Lima',
} as ManagedOperator;

/** Gives a part of an operator's screen its operator. */
export const ofOperator = (element: ReactNode, operator: Partial<ManagedOperator> = {}) => (
  <OperatorContext value={{ ...OPERATOR, ...operator }}>{element}</OperatorContext>
);

/**
 * Shows a part of an operator's screen after its requests have been answered.
 * @param path URL of the screen
 * @param answers pairs of an operation and the server's answer, or a function that answers each request
 */
export async function showForOperator(
  element: ReactNode,
  answers: readonly (readonly [route: object, answer: unknown])[] = [],
  operator: Partial<ManagedOperator> = {},
  path = '/',
): Promise<HTMLElement> {
  const byRoute = new Map(answers);
  const call = async (route: object, input: unknown) => {
    const answer = byRoute.get(route);
    return typeof answer === 'function' ? answer(input) : answer;
  };
  const { place } = await show(
    <ApiProvider value={{ call } as unknown as Api}>
      <QueryClientProvider client={new QueryClient()}>{ofOperator(element, operator)}</QueryClientProvider>
    </ApiProvider>,
    path,
  );
  await vi.waitFor(async () => {
    await act(async () => undefined);
    if (place.textContent.includes('Cargando…')) throw new Error('the screen still loads');
  });
  return place;
}
