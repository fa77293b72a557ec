import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type ApiSettings, createApi, quietly } from './api.ts';
import { errorHolder } from './error-holder.ts';
import { ApiError } from './problem.ts';

const refusal = { title: 'No', status: 409, detail: 'Ya estaba ocupado.', code: 'taken' };
const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });

function apiThat(answer: () => Promise<Response>, more: Partial<ApiSettings> = {}) {
  const fetch = vi.fn<ApiSettings['fetch']>(answer);
  const settings = { base: 'https://viaja.example', apiOrigin: 'https://viaja.example', shared: true, fetch, ...more };
  return {
    fetch,
    api: createApi({ applicationPaths: [], applicationToken: 'app', userToken: () => null, ...settings }),
  };
}

beforeEach(() => errorHolder.setState({ message: null, toldByScreen: false }));

describe('errors', () => {
  it('reach the shared holder with the answer’s body and the caller as well', async () => {
    const { api } = apiThat(async () => json(refusal, 409));
    const error = await api.get('/api/me/').catch((it: unknown) => it);
    expect(error).toBeInstanceOf(ApiError);
    expect((error as ApiError).problem).toEqual(refusal);
    expect(errorHolder.getState()).toEqual({ message: refusal, toldByScreen: false });
  });

  it('of the network have the same shape', async () => {
    const { api } = apiThat(async () => Promise.reject(new TypeError('failed to fetch')));
    await expect(api.get('/api/me/')).rejects.toThrow('No pudimos comunicarnos');
    expect(errorHolder.getState().message).toMatchObject({ status: 0, code: 'no_answer', detail: expect.any(String) });
  });

  it('with a body that is no problem become one', async () => {
    const { api } = apiThat(async () => new Response('<h1>Bad gateway</h1>', { status: 502 }));
    await expect(api.get('/api/me/')).rejects.toMatchObject({ problem: { status: 502, code: 'unreadable_answer' } });
  });

  it('are cleared by the next success', async () => {
    errorHolder.setState({ message: refusal });
    await apiThat(async () => json({})).api.get('/api/me/');
    expect(errorHolder.getState().message).toBeNull();
  });

  it('that the screen tells itself are held all the same', async () => {
    const { api } = apiThat(async () => json(refusal, 409));
    await quietly(api)
      .get('/api/me/')
      .catch(() => {});
    expect(errorHolder.getState()).toEqual({ message: refusal, toldByScreen: true });
  });

  it('stay out of the holder on the server, which serves many people', async () => {
    const { api } = apiThat(async () => json(refusal, 409), { shared: false });
    await api.get('/api/me/').catch(() => {});
    expect(errorHolder.getState().message).toBeNull();
  });

  it('do not include a request that the caller gave up', async () => {
    const gone = AbortSignal.abort();
    const { api } = apiThat(async () => Promise.reject(new DOMException('gone', 'AbortError')));
    await expect(api.get('/api/me/', { signal: gone })).rejects.toThrow('gone');
    expect(errorHolder.getState().message).toBeNull();
  });
});

describe('requests', () => {
  it('leave out what is not asked for and join lists', async () => {
    const { api, fetch } = apiThat(async () => json([]));
    await api.get('/api/companies/', {
      query: { q: 'huaca', category: ['museum', 'beach'], district: '', facets: false },
    });
    expect(fetch.mock.calls[0]?.[0]).toBe('https://viaja.example/api/companies/?q=huaca&category=museum%2Cbeach');
  });

  it('keep the final slash and say what they send', async () => {
    const { api, fetch } = apiThat(async () => new Response(null, { status: 204 }));
    await expect(api.post('/api/trip-planned/', { title: 'x' })).resolves.toBeUndefined();
    const [url, init] = fetch.mock.calls[0]!;
    expect(url).toBe('https://viaja.example/api/trip-planned/');
    expect(init).toMatchObject({ method: 'POST', body: '{"title":"x"}' });
    expect(new Headers(init.headers).get('content-type')).toBe('application/json');
  });
});
