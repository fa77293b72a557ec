import { recordAudit } from '#features/audit/api/public.ts';
import { readHeldByProvider } from '#features/payments/api/public.ts';
import { PAYOUT_ERRORS } from '#features/payouts/contract/errors.ts';
import { RegionSettlements, settlementRoutes } from '#features/payouts/contract/settlements.ts';
import { CardTrouble } from '#server/cards/port.ts';
import { problem } from '#server/errors.ts';
import type { App, Platform } from '#server/platform.ts';
import { readSettlements } from './read-settlements.ts';
import { readSettlements as readKnown } from './settlement.store.ts';

const SHOWN = 60;
const config = { right: 'payouts.run' } as const;
const tags = ['Pagos a operadores'];

/** Routes of the region's list of settlements, which are the card provider's payouts to the region's bank. */
export function regionSettlements(app: App, platform: Platform): void {
  const { db, cards } = platform;
  const region = platform.config.REGION;

  async function show(): Promise<RegionSettlements> {
    const [held, known] = await Promise.all([readHeldByProvider(db, region), readKnown(db, region, SHOWN + 1)]);
    return { provider: cards.provider, held, settlements: known.slice(0, SHOWN), more: known.length > SHOWN };
  }

  app.get(
    settlementRoutes.settlements,
    {
      config,
      schema: {
        tags,
        summary: 'Lo que el proveedor de tarjetas envió a la cuenta de la región',
        response: { 200: RegionSettlements },
      },
    },
    show,
  );

  app.post(
    settlementRoutes.settlements,
    {
      config: { ...config, rateLimit: { max: 6, timeWindow: 60_000 } },
      schema: {
        tags,
        summary: 'Pregunta ahora al proveedor qué envió al banco',
        response: { 200: RegionSettlements },
      },
    },
    async ({ actor }) => {
      try {
        const news = await readSettlements(platform);
        const subject = { kind: 'card_provider' as const, id: cards.provider };
        await recordAudit(db, { region, actor, action: 'payouts.read_settlements', subject, after: { news } });
      } catch (error) {
        if (!(error instanceof CardTrouble)) throw error;
        throw problem(PAYOUT_ERRORS, 'provider_silent');
      }
      return show();
    },
  );
}
