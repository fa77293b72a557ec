import { useLingui } from '@lingui/react/macro';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import { noAnswer } from '#web/http/problem.ts';

export interface Failure {
  /** `missing`: the page does not exist. `offline`: the server did not respond. `fault`: an error occurred. */
  kind: 'missing' | 'offline' | 'fault';
  title: string;
  detail: string;
}

export function useFailure(): Failure {
  const { t } = useLingui();
  const error = useRouteError();
  const answer = isRouteErrorResponse(error) ? error : null;
  const detail = memberOf(answer?.data, 'detail');
  if (answer?.status === 404) {
    const title = t`Por aquí no hay camino`;
    return { kind: 'missing', title, detail: detail ?? t`Lo que buscas cambió de dirección o ya no existe.` };
  }
  const offline = memberOf(answer?.data, 'code') === noAnswer().code;
  return {
    kind: offline ? 'offline' : 'fault',
    title: offline ? t`Sin conexión` : t`Algo falló de nuestro lado`,
    detail: detail ?? t`No pudimos mostrar esta página. Lo que guardaste sigue en tu navegador.`,
  };
}

function memberOf(problem: unknown, name: 'detail' | 'code'): string | null {
  const value = problem && typeof problem === 'object' ? (problem as Record<string, unknown>)[name] : null;
  return typeof value === 'string' ? value : null;
}
