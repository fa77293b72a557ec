import type { Sandbox, SandboxOptions } from '#sandbox/open-sandbox.ts';
import { startSandbox } from '#sandbox/start-sandbox.ts';
import { callJson } from '#server/cards/json-call.ts';
import type { Config } from '#server/config.ts';
import type { App } from '#server/platform.ts';
import type { TestDatabase } from './database.ts';

/** docs/providers.md describes the effect of each card. */
export const CARDS = {
  approved: '4242 4242 4242 4242',
  declinedSoft: '4000 0000 0000 9995',
  declinedHard: '4000 0000 0000 9979',
  challenge: '4000 0000 0000 3220',
  slow: '4000 0000 0000 1109',
  timeOut: '4000 0000 0000 1208',
  noWebhook: '4000 0000 0000 1307',
  noisyWebhooks: '4000 0000 0000 1406',
  refundLater: '4000 0000 0000 7726',
  refundFails: '4000 0000 0000 5126',
  dispute: '4000 0000 0000 0259',
} as const;

export interface CardAnswer {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: an answer is read by its test.
  body: any;
}

/**
 * Delayed effects occur after 50 ms, and unanswered calls end after 300 ms. Webhooks wait for `sandbox.deliver(until)`,
 * unless `sendsByItself` is set.
 * @param app receives the webhooks for its own URL without a network
 */
export async function testSandbox(
  database: Pick<TestDatabase, 'connection'>,
  config: Config,
  options: Partial<SandboxOptions> & { app?: () => App } = {},
): Promise<Sandbox> {
  const { app, ...rest } = options;
  return startSandbox({ ...config, SANDBOX_CARDS_PORT: 0 }, database.connection, {
    sendsByItself: false,
    later: 50,
    silence: 300,
    settlesEvery: 100,
    ...(app && {
      post: async (url: string, headers: Record<string, string>, body: string) => {
        const answer = await app().inject({
          method: 'POST',
          url: url.startsWith(config.PUBLIC_URL) ? url.slice(config.PUBLIC_URL.length) : url,
          headers: { 'content-type': 'application/json', ...headers },
          body,
        });
        return answer.statusCode;
      },
    }),
    ...rest,
  });
}

/**
 * @param actionUrl `action.url` of the payment
 * @throws Error if no reply comes (card `timeOut`), although the card was charged
 */
export function payWithCard(
  actionUrl: string,
  number: string = CARDS.approved,
  patience = 10_000,
): Promise<CardAnswer> {
  return post(actionUrl, { number, expiry: '12/39', cvc: '123', name: 'Persona de Prueba' }, patience);
}

export function answerChallenge(actionUrl: string, code = '123456'): Promise<CardAnswer> {
  return post(actionUrl, { code }, 10_000);
}

async function post(url: string, body: object, patience: number): Promise<CardAnswer> {
  const answer = await callJson({ method: 'POST', url, body: JSON.stringify(body), patience });
  return { status: answer.status, body: JSON.parse(answer.body) };
}
