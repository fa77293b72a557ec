import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import type { Route, Shape } from '#features/route.ts';
import type { App } from '#server/platform.ts';

import { type Answer, answerOf, type Input, requestOf } from './call.ts';

export interface TestBrowser {
  cookies: Map<string, { value: string; path: string }>;
  token: string | undefined;
  post(url: string, payload?: object): Promise<LightMyRequestResponse>;
  call<Of extends Shape>(route: Route<Of>, ...input: Input<Of>): Promise<Answer<Of>>;
  ask(request: InjectOptions): Promise<LightMyRequestResponse>;
  enter<A extends Pick<LightMyRequestResponse, 'body'>>(answer: A): A;
  copy(): TestBrowser;
}

export function testBrowser(
  app: App,
  appToken: string,
  from: { ip?: string; userAgent?: string } = {},
  cookies: TestBrowser['cookies'] = new Map(),
): TestBrowser {
  const { ip = '203.0.113.7', userAgent = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' } =
    from;
  const browser: TestBrowser = {
    cookies,
    token: undefined,
    post: (url, payload) => browser.ask({ method: 'POST', url, payload }),
    call: async (route, ...input) => answerOf(await browser.ask(requestOf(route, ...input))),
    async ask(request) {
      const url = String(request.url);
      const isPublic = /\/api\/(sign-up|restore-password|genders|politics)\//.test(url);
      const token = isPublic ? appToken : browser.token;
      const sent = [...cookies].filter(([, { path }]) => url.startsWith(path));
      const answer = await app.inject({
        remoteAddress: ip,
        ...request,
        headers: {
          'user-agent': userAgent,
          ...(token ? { authorization: `Bearer ${token}` } : {}),
          ...(sent.length ? { cookie: sent.map(([name, { value }]) => `${name}=${value}`).join('; ') } : {}),
          ...request.headers,
        },
      });
      for (const { name, value, path = '/', maxAge } of answer.cookies) {
        if (maxAge === 0) cookies.delete(name);
        else cookies.set(name, { value, path });
      }
      return answer;
    },
    enter(answer) {
      browser.token = JSON.parse(answer.body).token;
      return answer;
    },
    copy: () => {
      const other = testBrowser(app, appToken, from, new Map(cookies));
      other.token = browser.token;
      return other;
    },
  };
  return browser;
}
