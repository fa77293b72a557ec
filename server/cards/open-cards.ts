import { type Config, ConfigError } from '#server/config.ts';
import { noCards } from './no-cards.ts';
import type { Cards } from './port.ts';
import { sandboxCards } from './sandbox/adapter.ts';
import { sandboxKey, sandboxOrigin, sandboxPort } from './sandbox/start-sandbox.ts';

/** The provider of the settings. It calls nobody before somebody pays; a sandbox is started by `startSandbox`. */
export async function openCards(config: Config): Promise<Cards> {
  switch (config.CARDS) {
    case 'none':
      return noCards();
    case 'sandbox': {
      const port = sandboxPort(config);
      const api = `http://${reachable(config.HOST)}:${port}`;
      return sandboxCards({ api, origin: sandboxOrigin(config, port), key: await sandboxKey(config) });
    }
    default:
      throw new ConfigError([`CARDS: ${config.CARDS} is not built yet.`]);
  }
}

/** An address to call of one to listen on. */
function reachable(host: string): string {
  if (host === '0.0.0.0') return '127.0.0.1';
  if (host === '::') return '[::1]';
  return host.includes(':') ? `[${host}]` : host;
}
