import { recordAudit } from '#features/audit/api/public.ts';
import { PAYOUT_ERRORS } from '#features/payouts/contract/errors.ts';
import * as routes from '#features/payouts/contract/routes.ts';
import { CardTrouble } from '#server/cards/port.ts';
import { problem } from '#server/errors.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { readSettlements } from './read-settlements.ts';
import { settlementsView } from './settlement.view.ts';

export function readCardSettlements(app: App, platform: Platform): void {
  const { db, cards, config } = platform;
  serve(app, routes.readCardSettlements, async ({ actor }) => {
    try {
      const news = await readSettlements(platform);
      const subject = { kind: 'card_provider' as const, id: cards.provider };
      const action = 'payouts.read_settlements';
      await recordAudit(db, { region: config.REGION, actor, action, subject, after: { news } });
    } catch (error) {
      if (!(error instanceof CardTrouble)) throw error;
      throw problem(PAYOUT_ERRORS, 'provider_silent');
    }
    return settlementsView(platform);
  });
}
