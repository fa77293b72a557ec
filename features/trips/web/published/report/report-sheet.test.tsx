// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { click, show } from '#tests/show.tsx';
import type { Api } from '#web/http/api.ts';
import { ApiProvider } from '#web/http/use-api.ts';
import ReportSheet from './report-sheet.tsx';

test('a report needs a reason, and is sent once with its words', async () => {
  const sent: unknown[] = [];
  const api = { call: async (_route: unknown, input: unknown) => sent.push(input) } as unknown as Api;
  let isClosed = false;
  await show(
    <ApiProvider value={api}>
      <ReportSheet
        id="viaje"
        open
        onClose={() => {
          isClosed = true;
        }}
      />
    </ApiProvider>,
  );
  const button = () => [...document.querySelectorAll('button')].find(({ type }) => type === 'submit')!;
  await click(button());
  await expect.poll(() => document.body.textContent).toContain('Elige qué pasa con el viaje.');
  expect(sent).toEqual([]);
  await click(document.querySelectorAll('input[type=radio]')[3]!);
  await click(button());
  await expect.poll(() => isClosed).toBe(true);
  expect(sent).toMatchObject([{ params: { id: 'viaje' }, body: { reason: 'unsafe' } }]);
});
