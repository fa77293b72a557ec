import { expect, test } from 'vitest';
import { createLog } from './log.ts';

test('removes what carries a right, and the query of an address', () => {
  const lines: string[] = [];
  const log = createLog({ LOG_LEVEL: 'info' }, { write: (line: string) => lines.push(line) });
  log.info({
    req: { method: 'GET', url: '/api/trips/?q=me', headers: { authorization: 'Bearer right', 'x-secret': 'right' } },
    session: { token: 'right', person: 'ana' },
    err: Object.assign(new Error('lost'), { client: { password: 'right' } }),
  });
  expect(lines[0]).not.toContain('right');
  expect(lines[0]).not.toContain('q=me');
  expect(JSON.parse(lines[0]!)).toMatchObject({
    req: { method: 'GET', path: '/api/trips/', headers: { authorization: '[removed]' } },
    session: { person: 'ana' },
    err: { message: 'lost' },
  });
});
