import { type Static, Type } from 'typebox';
import { CARD_PROVIDERS } from '#features/card-providers.ts';
import { WEB_ADDRESS, words } from '#server/setting-words.ts';

const cardKey = (text: string, secret = false) =>
  Type.Optional(
    Type.String(words(`${text} Required for this provider.`, { pattern: '^\\S{8,300}$', secret, otherwise: 'none' })),
  );

export const CARD_SETTINGS = {
  CARDS: Type.Enum(
    [...CARD_PROVIDERS],
    words(
      'Card provider ([providers](providers.md)). `sandbox` moves no money and is refused in production. `none` accepts no card payments.',
      { default: 'sandbox' },
    ),
  ),
  SANDBOX_CARDS_PORT: Type.Optional(
    Type.Integer(
      words('Port of the sandbox. If several processes share a database and this port, one of them runs the sandbox.', {
        minimum: 0,
        maximum: 65_535,
        otherwise: '`PORT` + 1, or a free port',
      }),
    ),
  ),
  SANDBOX_CARDS_URL: Type.Optional(
    Type.String(
      words('URL at which browsers open the sandbox.', {
        pattern: WEB_ADDRESS,
        otherwise: 'the host of `PUBLIC_URL` with that port',
      }),
    ),
  ),
  SANDBOX_CARDS_KEY: Type.Optional(
    Type.String(
      words("Key of the sandbox's API.", {
        pattern: '^[\\x21-\\x7e]{16,200}$',
        secret: true,
        otherwise: 'derived from `SECRET_KEY`',
      }),
    ),
  ),
  MERCADO_PAGO_ACCESS_TOKEN: cardKey('Mercado Pago: access token of the application.', true),
  MERCADO_PAGO_PUBLIC_KEY: cardKey('Mercado Pago: public key, for the browser.'),
  MERCADO_PAGO_WEBHOOK_SECRET: cardKey('Mercado Pago: secret for verifying the signatures of webhooks.', true),
  STRIPE_SECRET_KEY: cardKey('Stripe: secret key or restricted key.', true),
  STRIPE_PUBLISHABLE_KEY: cardKey('Stripe: publishable key, for the browser.'),
  STRIPE_WEBHOOK_SECRET: cardKey('Stripe: signing secret of the webhook endpoint.', true),
};

const Settings = Type.Object(CARD_SETTINGS);
type CardSettings = Static<typeof Settings>;

const CARD_KEYS = {
  mercado_pago: ['MERCADO_PAGO_ACCESS_TOKEN', 'MERCADO_PAGO_PUBLIC_KEY', 'MERCADO_PAGO_WEBHOOK_SECRET'],
  stripe: ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'],
} as const;

export function cardFaults({ CARDS, MODE, ...settings }: CardSettings & { MODE: string }): string[] {
  if (CARDS === 'sandbox' && MODE === 'production') {
    return ['CARDS: production needs mercado_pago or stripe; none, where nothing is sold.'];
  }
  if (CARDS !== 'mercado_pago' && CARDS !== 'stripe') return [];
  return CARD_KEYS[CARDS].flatMap((name) => {
    const key = settings[name];
    if (!key) return [`${name}: the setting CARDS=${CARDS} needs it.`];
    const isTest = /^(TEST-|(sk|pk|rk)_test_)/.test(key);
    return MODE === 'production' && isTest ? [`${name}: production needs a real one, not a test key.`] : [];
  });
}
