import { Complaint } from '#features/complaints/contract/complaint.ts';
import { complaintRoutes } from '#features/complaints/contract/routes.ts';
import { keepConfidential } from '#server/http/confidential.ts';
import type { App, Platform } from '#server/platform.ts';
import { readEvents } from './complaint.store.ts';
import { complaintView, readingOf } from './complaint.view.ts';
import { ComplaintHeaders, ComplaintParams, openComplaint } from './complaint-access.ts';
import { sheetPdf } from './sheet-pdf.ts';

/** `GET /api/complaints/:reference`: the complaint with its deadline and history. `…/sheet.pdf`: the sheet as a PDF. */
export function showComplaint(app: App, platform: Platform): void {
  const schema = { tags: ['Reclamos'], params: ComplaintParams, headers: ComplaintHeaders };
  const config = { right: 'complaints.own', rateLimit: { max: 60, timeWindow: 60_000 } } as const;

  app.get(
    complaintRoutes.one,
    { config, schema: { ...schema, summary: 'Un reclamo con su plazo y su historia', response: { 200: Complaint } } },
    async (request, reply) => {
      keepConfidential(reply);
      const complaint = await openComplaint(platform, request);
      const region = await platform.region.current();
      return complaintView(
        complaint,
        await readEvents(platform.db, complaint),
        await readingOf(complaint, region),
        region,
      );
    },
  );

  app.get(
    complaintRoutes.sheet,
    { config, schema: { ...schema, summary: 'La hoja del reclamo (PDF)', produces: ['application/pdf'] } },
    async (request, reply) => {
      keepConfidential(reply);
      const complaint = await openComplaint(platform, request);
      const region = await platform.region.current();
      const view = complaintView(
        complaint,
        await readEvents(platform.db, complaint),
        await readingOf(complaint, region),
        region,
      );
      reply.header('content-disposition', `attachment; filename="${complaint.reference}.pdf"`);
      return reply.type('application/pdf').send(await sheetPdf(view, region.settings));
    },
  );
}
