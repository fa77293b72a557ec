import * as routes from '#features/maps/contract/routes.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { linesThatJoin } from './join-stops.rules.ts';
import { regionBusLines } from './region-bus-lines.ts';

export function findBusLines(app: App, { region }: Platform): void {
  serve(app, routes.findBusLines, async ({ query }) => {
    const current = await region.current();
    const { bus_lines: own, sources } = current.settings;
    const source = own && sources.find(({ id }) => id === own.source);
    const lines = await regionBusLines(current);
    return {
      items: linesThatJoin(lines, pointOf(query.from), pointOf(query.to)),
      source: source ? { attribution: source.attribution, url: source.url } : null,
    };
  });
}

function pointOf(text: string): { lon: number; lat: number } {
  const [lon, lat] = text.split(',').map(Number);
  return { lon: lon!, lat: lat! };
}
