import * as routes from '#features/complaints/contract/routes.ts';
import { keepConfidential } from '#server/http/confidential.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { readComplaint } from './read-complaint.ts';

export function showComplaint(app: App, platform: Platform): void {
  serve(app, routes.showComplaint, async (request, reply) => {
    keepConfidential(reply);
    return (await readComplaint(platform, request)).view;
  });
}
