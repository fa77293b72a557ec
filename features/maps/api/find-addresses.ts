import * as routes from '#features/maps/contract/routes.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { matchStreets } from './match-streets.rules.ts';
import { regionStreets } from './region-streets.ts';

export function findAddresses(app: App, { region }: Platform): void {
  serve(app, routes.findAddresses, async ({ query }) => {
    const current = await region.current();
    const streets = await regionStreets(current);
    return { items: matchStreets(streets, query.q, current.settings.centre) };
  });
}
