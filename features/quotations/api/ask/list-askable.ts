import { AskableOperators } from '#features/quotations/contract/askable.ts';
import { quotationWindowRoutes } from '#features/quotations/contract/routes.ts';
import type { App, Platform } from '#server/platform.ts';
import { readAskable } from './askable.store.ts';

/** `GET /api/quotations/operators/`: whom one can ask by name. Nobody is listed who may not sell now. */
export function listAskable(app: App, { db, config }: Platform): void {
  app.get(
    quotationWindowRoutes.operators,
    {
      config: { right: 'quotations.ask' },
      schema: {
        tags: ['Cotizaciones'],
        summary: 'Operadores a los que se puede pedir cotización',
        response: { 200: AskableOperators },
      },
    },
    async () => ({ items: await readAskable(db, config.REGION) }),
  );
}
