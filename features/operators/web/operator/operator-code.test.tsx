// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { showOperatorPresenceCode } from '#features/reviews/contract/operator-routes.ts';
import { showForOperator } from '#tests/operator-screen.tsx';
import { OperatorCode } from './operator-code.tsx';

const CODE = {
  name: 'Rutas del Mar',
  page: '/lugares/rutas-del-mar',
  code: 'K7QX2M',
  from: '2026-11-01',
  to: '2026-11-30',
};

test('a verified operator sees the sheet with its code', async () => {
  await showForOperator(<OperatorCode />, [
    [showOperatorPresenceCode, { ...CODE, qr: { size: 21, path: 'M0 0h1v1h-1z' } }],
  ]);
  expect(document.body.textContent).toContain('K7QX2M');
  expect(document.querySelector('article')?.getAttribute('aria-label')).toBe('Cartel de Rutas del Mar');
});
