import * as routes from '#features/operators/contract/plan-routes.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { readOperators } from './operator.store.ts';
import { USUAL_POSTER } from './plan.view.ts';

export function listOperators(app: App, { db, config }: Platform): void {
  serve(app, routes.listOperators, async () => {
    const rows = await readOperators(db, config.REGION);
    return {
      items: rows.map(({ profile, ...row }) => ({
        ...row,
        about: profile.about ?? '',
        languages: profile.languages ?? ['es'],
        poster: profile.poster ?? USUAL_POSTER,
      })),
    };
  });
}
