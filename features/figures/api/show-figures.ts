import * as routes from '#features/figures/contract/routes.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { readFigures } from './read-figures.ts';

export function showFigures(app: App, platform: Platform): void {
  serve(app, routes.showFigures, ({ query: { period = 'month' } }) => readFigures(platform, period));
}
