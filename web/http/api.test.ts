import type { TAny } from 'typebox';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type Route, route } from '#features/route.ts';
import type { Renewal } from '#web/session/renew-session.ts';
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

beforeEach(() => errorHolder.setState({ message: null, shownByScreen: false }));

const to = (name: Parameters<typeof route>[0]) => route(name) as Route<{ query: TAny; replies: { 200: TAny } }>;
const sendTo = (name: Parameters<typeof route>[0]) => route(name) as Route<{ body: TAny; replies: { 200: TAny } }>;

describe('a failed request', () => {
  it('stores the response’s problem in the errors store and throws it', async () => {
    const { api } = apiThat(async () => json(refusal, 409));
    const error = await api.call(to('GET /api/me/')).catch((it: unknown) => it);
    expect(error).toBeInstanceOf(ApiError);
    expect((error as ApiError).problem).toEqual(refusal);
    expect(errorHolder.getState()).toEqual({ message: refusal, shownByScreen: false });
  });

  it('without a network has a problem with status 0', async () => {
    const { api } = apiThat(async () => Promise.reject(new TypeError('failed to fetch')));
    await expect(api.call(to('GET /api/me/'))).rejects.toThrow('No nos llega respuesta');
    expect(errorHolder.getState().message).toMatchObject({ status: 0, code: 'no_answer', detail: expect.any(String) });
  });

  it('without problem details gets a problem that the client makes', async () => {
    const { api } = apiThat(async () => new Response('<h1>Bad gateway</h1>', { status: 502 }));
    await expect(api.call(to('GET /api/me/'))).rejects.toMatchObject({
      problem: { status: 502, code: 'unreadable_answer' },
    });
  });

  it('disappears from the errors store after the next success', async () => {
    errorHolder.setState({ message: refusal });
    await apiThat(async () => json({})).api.call(to('GET /api/me/'));
    expect(errorHolder.getState().message).toBeNull();
  });

  it('stays in the errors store if the screen shows the failure itself', async () => {
    const { api } = apiThat(async () => json(refusal, 409));
    await quietly(api)
      .call(to('GET /api/me/'))
      .catch(() => {});
    expect(errorHolder.getState()).toEqual({ message: refusal, shownByScreen: true });
  });

  it('is not stored on the server', async () => {
    const { api } = apiThat(async () => json(refusal, 409), { shared: false });
    await api.call(to('GET /api/me/')).catch(() => {});
    expect(errorHolder.getState().message).toBeNull();
  });

  it('is not stored if the caller aborted the request', async () => {
    const gone = AbortSignal.abort();
    const { api } = apiThat(async () => Promise.reject(new DOMException('gone', 'AbortError')));
    await expect(api.call(to('GET /api/me/'), { signal: gone })).rejects.toThrow('gone');
    expect(errorHolder.getState().message).toBeNull();
  });
});

describe('a request', () => {
  it('omits empty parameters and joins lists', async () => {
    const { api, fetch } = apiThat(async () => json([]));
    await api.call(to('GET /api/companies/'), {
      query: { q: 'huaca', category: ['museum', 'beach'], district: '', facets: false },
    });
    expect(fetch.mock.calls[0]?.[0]).toBe('https://viaja.example/api/companies/?q=huaca&category=museum%2Cbeach');
  });

  it('keeps the final slash of its path and has a content type', async () => {
    const { api, fetch } = apiThat(async () => new Response(null, { status: 204 }));
    await expect(api.call(sendTo('POST /api/trip-planned/'), { body: { title: 'x' } })).resolves.toBeUndefined();
    const [url, init] = fetch.mock.calls[0]!;
    expect(url).toBe('https://viaja.example/api/trip-planned/');
    expect(init).toMatchObject({ method: 'POST', body: '{"title":"x"}' });
    expect(new Headers(init.headers).get('content-type')).toBe('application/json');
  });
});

describe('a person’s token', () => {
  const ended = { title: 'Fin', status: 401, detail: 'Tu sesión terminó.', code: 'session_ended' };

  /** Imitates an API that refuses the token `old` on personal paths. */
  function signedIn({ isEnding = false, renewal = 'renewed' }: { isEnding?: boolean; renewal?: Renewal } = {}) {
    let held: string | null = 'old';
    const renew = vi.fn(async () => {
      if (renewal !== 'no_answer') held = renewal === 'renewed' ? 'new' : null;
      return renewal;
    });
    const { api, fetch } = apiThat(async () => json(null), {
      userToken: () => held,
      cookiePath: '/api/session',
      keeper: { isEnding: () => isEnding, renew },
    });
    fetch.mockImplementation(async (url, init) => {
      const sent = new Headers(init.headers).get('authorization');
      if (sent === 'Bearer new' || (!sent && !url.includes('/me/'))) return json({ sent });
      return json(ended, 401);
    });
    return { api, fetch, renew };
  }

  it('is renewed once after a refusal, and the request is repeated with its body', async () => {
    const { api, fetch, renew } = signedIn();
    await expect(api.call(sendTo('PATCH /api/me/account'), { body: { name: 'Ana' } })).resolves.toEqual({
      sent: 'Bearer new',
    });
    expect(renew.mock.calls).toEqual([['old']]);
    expect(fetch.mock.calls.map(([, init]) => init.body)).toEqual(['{"name":"Ana"}', '{"name":"Ana"}']);
    expect(errorHolder.getState().message).toBeNull();
  });

  it('is renewed before its use if it is about to expire', async () => {
    const { api, fetch, renew } = signedIn({ isEnding: true });
    await api.call(to('GET /api/me/account'));
    expect(renew).toHaveBeenCalledOnce();
    expect(fetch).toHaveBeenCalledOnce();
  });

  it('is left out on open paths if it cannot be renewed', async () => {
    const open = signedIn({ renewal: 'ended' });
    await expect(open.api.call(to('GET /api/search/'))).resolves.toEqual({ sent: null });
    const own = signedIn({ renewal: 'ended' });
    await expect(own.api.call(to('GET /api/me/account'))).rejects.toMatchObject({ status: 401 });
    expect(own.fetch).toHaveBeenCalledTimes(2);
  });

  it('is kept when the renewal gets no response', async () => {
    const { api, fetch } = signedIn({ renewal: 'no_answer' });
    await expect(api.call(to('GET /api/me/account'))).rejects.toMatchObject({ problem: { code: 'no_answer' } });
    expect(fetch).toHaveBeenCalledOnce();
  });

  it('is not sent on sign-in paths, which receive cookies instead', async () => {
    const { api, fetch, renew } = signedIn({ isEnding: true });
    await api.call(sendTo('POST /api/session/sign-in'), { body: {} }).catch(() => {});
    await api.call(to('GET /api/companies/')).catch(() => {});
    expect(renew).toHaveBeenCalledOnce();
    expect(fetch.mock.calls.map(([, init]) => init.credentials)).toEqual(['include', undefined]);
  });
});

describe('a proof of identity', () => {
  const wanted = { title: 'Demuestra', status: 403, detail: 'Otra vez.', code: 'step_up_needed', methods: ['passkey'] };
  const once = () => {
    const answers = [json(wanted, 403), json({ saved: true })];
    return async () => answers.shift()!;
  };

  it('is asked for when the server requires it, and the request is repeated', async () => {
    const askProof = vi.fn(async () => true);
    const { api, fetch } = apiThat(once(), { askProof });
    expect(await api.call(sendTo('PUT /api/manage/bank'), { body: { account: '002' } })).toEqual({ saved: true });
    expect(askProof).toHaveBeenCalledWith(['passkey']);
    expect(fetch.mock.calls.map(([, { body }]) => body)).toEqual(['{"account":"002"}', '{"account":"002"}']);
    expect(errorHolder.getState().message).toBeNull();
  });

  it('stops the request without the shared notice if the person gives no proof', async () => {
    const { api, fetch } = apiThat(once(), { askProof: async () => false });
    await expect(api.call(sendTo('PUT /api/manage/bank'), { body: {} })).rejects.toMatchObject({ problem: wanted });
    expect(fetch).toHaveBeenCalledTimes(1);
    expect(errorHolder.getState().message).toBeNull();
  });

  it('is not asked for after other errors', async () => {
    const askProof = vi.fn(async () => true);
    const { api } = apiThat(async () => json({ ...refusal, status: 403 }, 403), { askProof });
    await expect(api.call(to('GET /api/admin/'))).rejects.toBeInstanceOf(ApiError);
    expect(askProof).not.toHaveBeenCalled();
  });
});
