import { AskableOperators } from '#features/quotations/contract/askable.ts';
import { quotationWindowRoutes } from '#features/quotations/contract/routes.ts';
import type { App, Platform } from '#server/platform.ts';
import { readAskable } from './askable.store.ts';

/** `GET /api/quotations/operators/`: the operators that a traveller can ask by name. Operators that may not sell now are not listed. */
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
