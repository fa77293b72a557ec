import * as routes from '#features/operators/contract/operator-routes.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { registerFields } from './operator.view.ts';

export function showRegisterFields(app: App, { region }: Platform): void {
  serve(app, routes.showRegisterFields, async () => registerFields(await region.current()));
}
