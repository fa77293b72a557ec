import { sandboxKey, sandboxOrigin, sandboxPort } from '#sandbox/start-sandbox.ts';
import type { Config } from '#server/config.ts';
import { noCards } from './no-cards.ts';
import type { Cards } from './port.ts';
import { sandboxCards } from './sandbox/adapter.ts';

export async function openCards(config: Config): Promise<Cards> {
  switch (config.CARDS) {
    case 'none':
      return noCards();
    case 'sandbox': {
      const port = sandboxPort(config);
      const api = `http://${reachable(config.HOST)}:${port}`;
      return sandboxCards({ api, origin: sandboxOrigin(config, port), key: await sandboxKey(config) });
    }
    case 'stripe': {
      const { stripeCards } = await import('./stripe/adapter.ts');
      return stripeCards({
        secretKey: needed(config.STRIPE_SECRET_KEY),
        publishableKey: needed(config.STRIPE_PUBLISHABLE_KEY),
        webhookSecret: needed(config.STRIPE_WEBHOOK_SECRET),
      });
    }
    case 'mercado_pago': {
      const { mercadoPagoCards } = await import('./mercado-pago/adapter.ts');
      return mercadoPagoCards({
        accessToken: needed(config.MERCADO_PAGO_ACCESS_TOKEN),
        publicKey: needed(config.MERCADO_PAGO_PUBLIC_KEY),
        webhookSecret: needed(config.MERCADO_PAGO_WEBHOOK_SECRET),
      });
    }
  }
}

function needed(key: string | undefined): string {
  if (!key) throw new Error('The card provider lacks a key.');
  return key;
}

function reachable(host: string): string {
  if (host === '0.0.0.0') return '127.0.0.1';
  if (host === '::') return '[::1]';
  return host.includes(':') ? `[${host}]` : host;
}
