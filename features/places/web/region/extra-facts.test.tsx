import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { face } from '#regions/trujillo/face.ts';
import { click, show, type } from '#tests/show.tsx';
import { type Face, FaceProvider } from '#web/face.ts';
import type { Api } from '#web/http/api.ts';
import { ApiProvider, useApi } from '#web/http/use-api.ts';
import type { PlaceFacts } from '../../contract/place-facts.ts';
import type { RegionPlace } from '../../contract/region.ts';
import { AccessFact } from './access-fact.tsx';
import { LanguagesFact } from './choices-fact.tsx';
import { FeesFact } from './fees-fact.tsx';
import { OperatorProfile } from './operator-profile.tsx';
import { PosterFact } from './poster-fact.tsx';
import { regionPlaceQuery } from './region.queries.ts';
import { useRegionSaving } from './use-region-saving.ts';
import { FactSavingContext } from './use-save-fact.ts';

const FACTS = {
  ...{ name: 'Museo', kind: { category: 'museum', label: 'Museo' }, summary: null, phones: ['+51 44 221234'] },
  ...{ website: null, address: null, district: null, fees: null, access: {}, languages: [] },
  poster: { scene: 'museo', seed: 'museo' },
};
const SCENES = [
  { id: 'museo', label: 'Museo', hours: ['noon', 'night'] },
  { id: 'plaza', label: 'Plaza', hours: ['noon'] },
];

function Saving({ initial, children }: { initial: RegionPlace; children: ReactNode }) {
  const { data } = useQuery({ ...regionPlaceQuery(useApi(), 'p'), initialData: initial, staleTime: Infinity });
  return <FactSavingContext value={useRegionSaving(data, 'phone')}>{children}</FactSavingContext>;
}

async function shown(element: ReactNode, facts: Partial<PlaceFacts> = {}) {
  let stored = {
    ...{ id: 'p', slug: 'museo', state: 'paused', facts: { ...FACTS, ...facts }, edited: [], origins: [] },
    ...{ changes: [], moves: [], differences: [], choices: { kinds: [], districts: [], scenes: SCENES } },
  } as unknown as RegionPlace;
  const initial = stored;
  const call = vi.fn(async (_route: object, { body }: { body: { value: object } }) => {
    stored = { ...stored, facts: { ...stored.facts, ...body.value } };
    return stored;
  });
  const value = { ...face, id: 'trujillo', currency: { code: 'PEN', symbol: 'S/' } } as unknown as Face;
  const page = await show(
    <FaceProvider value={value}>
      <ApiProvider value={{ call } as unknown as Api}>
        <QueryClientProvider client={new QueryClient()}>
          <Saving initial={initial}>{element}</Saving>
        </QueryClientProvider>
      </ApiProvider>
    </FaceProvider>,
  );
  const field = (label: string, nth = 0) => {
    const id = [...page.place.querySelectorAll('label')].filter(({ textContent }) => textContent === label)[nth]!
      .htmlFor;
    return page.place.querySelector<HTMLInputElement>(`[id="${id}"]`)!;
  };
  const press = (name: string) =>
    click([...page.place.querySelectorAll('button, label')].find(({ textContent }) => textContent === name));
  const saved = () => call.mock.calls.map(([, { body }]) => body.value);
  return { place: page.place, field, press, saved };
}

test('an admission is unknown, free, or paid with prices for residents in minor units', async () => {
  const { field, press, saved } = await shown(<FeesFact />);
  await press('Se paga');
  expect(saved()).toEqual([]);
  await type(field('Adultos'), '10.50', true);
  await type(field('Adultos', 1), '5', true);
  await type(field('Niños hasta'), '12', true);
  expect(saved().at(-1)).toEqual({
    fees: { currency: 'PEN', adult: 1050, residents: { adult: 500 }, childTo: 12, text: null },
  });
  await press('Gratis');
  expect(saved().at(-1)).toEqual({ fees: { currency: 'PEN', adult: 0, text: null } });
  await press('No se sabe');
  expect(saved().at(-1)).toEqual({ fees: null });
});

test('a text that is no amount does not erase the price', async () => {
  const { field, saved } = await shown(<FeesFact />, { fees: { currency: 'PEN', adult: 1000, text: null } });
  await type(field('Adultos'), 'diez', true);
  expect(saved()).toEqual([]);
});

test('measurements are saved as numbers, and an emptied one is unknown again', async () => {
  const { place, field, saved } = await shown(<AccessFact />, { access: { doorCm: 80, ramp: true } });
  expect(place.textContent).toContain('pueden usar este lugar');
  await type(field('Escalones hasta entrar'), '3', true);
  expect(saved().at(-1)).toEqual({ access: { doorCm: 80, ramp: true, steps: 3 } });
  await type(field('Ancho de la puerta'), '', true);
  expect(saved().at(-1)).toEqual({ access: { ramp: true, steps: 3 } });
  await type(field('Alto de un escalón'), '400', true);
  expect(place.textContent).toContain('de 1 a 100');
  expect(saved().at(-1)).toEqual({ access: { ramp: true, steps: 3 } });
});

test('languages pressed one after the other are saved together', async () => {
  vi.useFakeTimers();
  const { press, saved } = await shown(<LanguagesFact />);
  await press('Español');
  await press('Quechua');
  await vi.advanceTimersByTimeAsync(700);
  vi.useRealTimers();
  expect(saved()).toEqual([{ languages: ['es', 'qu'] }]);
});

test('a drawing is chosen by scene, hour and variant', async () => {
  const { place, press, saved } = await shown(<PosterFact />);
  expect(place.querySelector('img')?.getAttribute('src')).toContain('/museo/museo.svg');
  await press('Noche');
  await press('Otra variante');
  expect(saved()[0]).toEqual({ poster: { scene: 'museo', seed: 'museo', hour: 'night' } });
  expect(saved()[1]).toMatchObject({ poster: { scene: 'museo', seed: 'museo-2' } });
});

test('the profile of an operator has no fields, and leads to the operator', async () => {
  const place = { slug: 'rutas', state: 'published', facts: FACTS } as unknown as RegionPlace;
  const page = await shown(<OperatorProfile place={place} operatorId="o1" />);
  expect(page.place.querySelectorAll('input, textarea, select')).toHaveLength(0);
  expect(page.place.querySelector('a')?.getAttribute('href')).toBe('/region/operadores/o1');
  expect(page.place.textContent).toContain('+51 44 221234');
});
