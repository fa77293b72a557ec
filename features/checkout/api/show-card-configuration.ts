import * as routes from '#features/checkout/contract/payment-routes.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { cardModeOf } from './sale.rules.ts';

export function showCardConfiguration(app: App, platform: Platform): void {
  serve(app, routes.showCardConfiguration, async () => {
    const { provider, modes, publicKey, test } = platform.cards.publicConfiguration();
    const mode = cardModeOf(modes, await platform.region.current());
    return { provider, modes, mode, publicKey, test };
  });
}
