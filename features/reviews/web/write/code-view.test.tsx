import { afterEach, expect, test, vi } from 'vitest';
import { click, show, type } from '#tests/show.tsx';
import type { Api } from '#web/http/api.ts';
import { ApiError } from '#web/http/problem.ts';
import { ApiProvider } from '#web/http/use-api.ts';
import { CodeView } from './code-view.tsx';

const subject = {
  kind: 'company',
  ...{ id: 'luna', name: 'Huaca de la Luna', page: '/l', parts: [] },
  ...{ invitation: '¿Estuviste aquí?', hasCode: true },
} as const;

afterEach(() => vi.unstubAllGlobals());

type Ask = Geolocation['getCurrentPosition'];
const here: Ask = (found) => found({ coords: { longitude: -78.99, latitude: -8.13 } } as GeolocationPosition);
const refused: Ask = (_, failed) => failed?.({ code: 1, PERMISSION_DENIED: 1 } as GeolocationPositionError);

async function opened({ ask = here, call = vi.fn(async () => ({ provedAt: 'now' })) as unknown as Api['call'] } = {}) {
  vi.stubGlobal('navigator', { geolocation: { getCurrentPosition: ask } });
  const onProved = vi.fn();
  const onWithout = vi.fn();
  const { place } = await show(
    <ApiProvider value={{ call } as Api}>
      <CodeView subject={subject} first="" onProved={onProved} onWithout={onWithout} />
    </ApiProvider>,
  );
  const button = (name: string) => [...place.querySelectorAll('button')].find((one) => one.textContent === name)!;
  return { place, call, onProved, onWithout, button, input: place.querySelector('input')! };
}

test('a typed code gets capital letters, other signs are left out, and the camera waits for a tap', async () => {
  const { place, input, button } = await opened();
  await type(input, 'o0hn-r7');
  expect(input.value).toBe('HNR7');
  expect(button('Comprobar que estoy aquí').disabled).toBe(true);
  await type(input, 'https://vereda.pe/lugares/luna#codigo=hnr7k4');
  expect(input.value).toBe('HNR7K4');
  expect(button('Comprobar que estoy aquí').disabled).toBe(false);
  expect(place.querySelector('video')).toBeNull();
});

test('the code goes to the site with the position of the phone', async () => {
  const { input, button, call, onProved } = await opened();
  await type(input, 'hnr7k4');
  await click(button('Comprobar que estoy aquí'));
  expect(call).toHaveBeenCalledWith(
    expect.objectContaining({ path: '/api/me/presence/' }),
    expect.objectContaining({
      body: {
        ...{ id: expect.any(String), about: { kind: 'company', id: 'luna' }, code: 'HNR7K4' },
        position: { lon: -78.99, lat: -8.13 },
      },
    }),
  );
  expect(onProved).toHaveBeenCalledWith('now');
});

test('without a position nothing is sent, and the person continues without a code', async () => {
  const { place, input, button, call, onWithout } = await opened({ ask: refused });
  await type(input, 'hnr7k4');
  await click(button('Comprobar que estoy aquí'));
  expect(call).not.toHaveBeenCalled();
  expect(place.textContent).toContain('o sigue sin código: tu opinión se publica igual');
  await click(button('Seguir sin código'));
  expect(onWithout).toHaveBeenCalled();
});

test('a refusal shows its sentence', async () => {
  const detail = 'Es el código del mes pasado. Pide que te muestren el de este mes.';
  const call = (async () => {
    throw new ApiError({ status: 409, code: 'presence_code_old', detail } as never);
  }) as unknown as Api['call'];
  const { place, input, button, onProved } = await opened({ call });
  await type(input, 'hnr7k4');
  await click(button('Comprobar que estoy aquí'));
  expect(place.textContent).toContain(detail);
  expect(onProved).not.toHaveBeenCalled();
});
