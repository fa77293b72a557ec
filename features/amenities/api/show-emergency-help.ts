import * as routes from '#features/amenities/contract/routes.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { emergencyHelp } from './emergency-help.ts';
import { readPoints } from './nearest.rules.ts';

export function showEmergencyHelp(app: App, { region }: Platform): void {
  serve(app, routes.showEmergencyHelp, async ({ query }) => {
    const points = query.at === undefined ? [] : readPoints(query.at);
    const help = await emergencyHelp(await region.current(), points);
    return help;
  });
}
