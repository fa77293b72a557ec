import { GENDERS } from '#features/accounts/contract/gender.ts';
import * as routes from '#features/accounts/contract/routes.ts';
import { serve } from '#server/http/serve.ts';
import type { App } from '#server/platform.ts';

export function listGenders(app: App): void {
  serve(app, routes.listGenders, async () => ({ items: [...GENDERS] }));
}
