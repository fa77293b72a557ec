import { I18nProvider } from '@lingui/react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test, vi } from 'vitest';
import { inPeru } from '#tests/show.tsx';
import type { Api } from '#web/http/api.ts';
import { ApiProvider } from '#web/http/use-api.ts';
import { i18n } from '#web/i18n.ts';
import type { RegionPolicy } from '../../contract/region.ts';
import { WritePanel } from './write-panel.tsx';

const policy: RegionPolicy = {
  kind: 'terms',
  versions: [],
  text: { title: 'Términos', source: 'Uno', body: 'Uno', hash: null },
  summary: null,
  inForce: { title: 'Términos', source: 'Uno', body: 'Uno' },
  outdated: false,
  otherMode: false,
  legalMode: { now: 'directory', draft: 'directory' },
  prepared: null,
  fillings: [{ mode: 'directory', sells: 'nothing', values: {} }],
  today: '2026-11-21',
  can: { publish: { allowed: true, reason: null } },
};

function savesUnchanged(change: Partial<RegionPolicy>): boolean {
  const shown = renderToString(
    <I18nProvider i18n={i18n}>
      <ApiProvider value={{} as Api}>
        <MemoryRouter>{inPeru(<WritePanel policy={{ ...policy, ...change }} onChanged={vi.fn()} />)}</MemoryRouter>
      </ApiProvider>
    </I18nProvider>,
  );
  return !/<button type="submit"[^>]* disabled=""/.test(shown);
}

test('a text without changes can be saved only if its names are outdated', () => {
  expect(savesUnchanged({})).toBe(false);
  expect(savesUnchanged({ text: { ...policy.text, hash: 'a-draft' } })).toBe(false);
  expect(savesUnchanged({ outdated: true })).toBe(true);
});
