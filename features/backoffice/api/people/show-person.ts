import { BACKOFFICE_ERRORS } from '#features/backoffice/contract/errors.ts';
import * as routes from '#features/backoffice/contract/routes.ts';
import { problem } from '#server/errors.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { readPerson } from './people.store.ts';
import { personDetail } from './people.view.ts';

export function showPerson(app: App, { db, config }: Platform): void {
  serve(app, routes.showPerson, async ({ actor, params }) => {
    const row = await readPerson(db, config.REGION, params.id);
    if (!row) throw problem(BACKOFFICE_ERRORS, 'person_not_found');
    return personDetail(row, actor);
  });
}
