import { authorize } from '#features/accounts/api/public.ts';
import { OPERATOR_ERRORS } from '#features/operators/contract/errors.ts';
import * as routes from '#features/operators/contract/operator-routes.ts';
import { problem } from '#server/errors.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { deleteDocument, readDocuments } from './document.store.ts';
import { documentView } from './document.view.ts';

export function removeOperatorDocument(app: App, { db, config }: Platform): void {
  const region = config.REGION;
  serve(app, routes.removeOperatorDocument, async ({ actor, params: { operatorId, documentId } }) => {
    authorize(actor, 'operator.edit', { operatorId });
    if (!(await deleteDocument(db, region, operatorId, documentId)))
      throw problem(OPERATOR_ERRORS, 'document_not_found');
    return { items: (await readDocuments(db, region, operatorId)).map(documentView) };
  });
}
