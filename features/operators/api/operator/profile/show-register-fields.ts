import * as routes from '#features/operators/contract/operator-routes.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { registerFields } from './operator.view.ts';

/** Route that shows which data of an operator the country's tourism register requires. */
export function showRegisterFields(app: App, { region }: Platform): void {
  serve(app, routes.showRegisterFields, async () => registerFields(await region.current()));
}
