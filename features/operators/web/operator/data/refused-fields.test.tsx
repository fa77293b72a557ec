import { I18nProvider } from '@lingui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type KeptDraft, useKeptDraft } from '#web/drafts/use-kept-draft.ts';
import { type Face, FaceProvider } from '#web/face.ts';
import type { Api } from '#web/http/api.ts';
import { ApiError } from '#web/http/problem.ts';
import { ApiProvider } from '#web/http/use-api.ts';
import { i18n } from '#web/i18n.ts';
import type { ChangeOperator } from '../../../contract/managed-operator.ts';
import { LegalFields } from './legal-fields.tsx';
import { ProfileFields } from './profile-fields.tsx';

vi.mock('../form/point-map.tsx', () => ({ PointMap: () => null }));

const REFUSED = [
  'name',
  'profile.about',
  'profile.phone',
  'profile.email',
  'profile.address',
  'legal.legalName',
  'legal.taxNumber',
  'legal.representative',
  'legal.address',
  'legal.register.number',
  'legal.register.category',
];
const issues = REFUSED.map((path) => ({ path: `body.${path}`, code: 'x', message: `Revisa ${path}.` }));
const field = { required: true, choices: [] };
const register = {
  ...{ name: 'Registro', shortName: 'R', authority: 'MINCETUR', url: null, taxName: 'RUC', note: '', documents: [] },
  fields: [
    { id: 'number', label: 'Número', kind: 'text', ...field },
    { id: 'category', label: 'Clase', kind: 'choice', ...field },
  ],
  until: null,
};
const saved: ChangeOperator = {
  name: 'Luna',
  profile: {
    ...{ about: '', languages: ['es'], phone: null, email: null, colour: '#11595C', address: '', lon: -79, lat: -8 },
    poster: { scene: 'huaca', seed: 'luna' },
  },
  legal: { legalName: '', taxNumber: '', representative: '', address: '', register: {} },
  registerUntil: null,
};

let root: Root;
let draft: KeptDraft<ChangeOperator>;
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  document.body.replaceChildren();
  root = createRoot(document.body.appendChild(document.createElement('div')));
});
afterEach(() => act(() => root.unmount()));

function Screen() {
  draft = useKeptDraft<ChangeOperator>({
    key: 'refused-fields',
    saved,
    save: () => Promise.reject(new ApiError({ status: 400, code: 'invalid', title: 'No', detail: 'No.', issues })),
    refuse: () => null,
  });
  const { value, errorAt } = draft;
  const nothing = () => undefined;
  return (
    <>
      <ProfileFields
        name={value.name}
        profile={value.profile}
        errorAt={errorAt}
        onName={nothing}
        onProfile={nothing}
        onMark={nothing}
      />
      <LegalFields
        legal={value.legal}
        registerUntil={null}
        locked={false}
        errorAt={errorAt}
        onLegal={nothing}
        onUntil={nothing}
      />
    </>
  );
}

test('each field that the server refuses is marked with its message, until the person changes the data', async () => {
  const api = { call: vi.fn(async () => register) } as unknown as Api;
  await act(async () =>
    root.render(
      <I18nProvider i18n={i18n}>
        <QueryClientProvider client={new QueryClient()}>
          <FaceProvider value={{ timeZone: 'America/Lima' } as unknown as Face}>
            <ApiProvider value={api}>
              <Screen />
            </ApiProvider>
          </FaceProvider>
        </QueryClientProvider>
      </I18nProvider>,
    ),
  );
  const marked = () =>
    [...document.querySelectorAll<HTMLInputElement>('[aria-invalid="true"]')].map(({ name }) => name).sort();
  act(() => draft.change({ ...saved, name: 'Luna y Sol' }));
  expect(marked()).toEqual([]);
  await act(async () => void (await draft.flush()));
  expect(marked()).toEqual(REFUSED.toSorted());
  expect(document.body.textContent).toContain('Revisa legal.register.number.');
  act(() => draft.change({ ...saved, name: 'Luna' }));
  expect(marked()).toEqual([]);
});
