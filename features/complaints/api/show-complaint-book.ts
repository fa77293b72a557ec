import * as routes from '#features/complaints/contract/routes.ts';
import { lawOf } from '#features/policies/api/public.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { bookView } from './book.view.ts';

export function showComplaintBook(app: App, platform: Platform): void {
  serve(app, routes.showComplaintBook, async () => {
    const region = await platform.region.current();
    return bookView(lawOf(region), region);
  });
}
