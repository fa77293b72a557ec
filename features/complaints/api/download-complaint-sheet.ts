import * as routes from '#features/complaints/contract/routes.ts';
import { keepConfidential } from '#server/http/confidential.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { readComplaint } from './read-complaint.ts';
import { sheetPdf } from './sheet-pdf.ts';

export function downloadComplaintSheet(app: App, platform: Platform): void {
  serve(app, routes.downloadComplaintSheet, async (request, reply) => {
    keepConfidential(reply);
    const { view, region } = await readComplaint(platform, request);
    reply.header('content-disposition', `attachment; filename="${view.reference}.pdf"`);
    return reply.type('application/pdf').send(await sheetPdf(view, region.settings));
  });
}
