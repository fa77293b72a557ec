import * as routes from '#features/closures/contract/routes.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { readClosure } from './closure-access.ts';
import type { Touched } from './touched.ts';

export function showClosure(app: App, platform: Platform, touched: Touched): void {
  serve(app, routes.showClosure, ({ params }) => readClosure(platform, touched, params.id));
}
