import { Book } from '#features/complaints/contract/complaint.ts';
import { complaintRoutes } from '#features/complaints/contract/routes.ts';
import { lawOf } from '#features/policies/api/public.ts';
import type { App, Platform } from '#server/platform.ts';
import { bookView } from './book.view.ts';

/** `GET /api/complaints/book`: name, requirements and deadlines of the country's complaint book. */
export function showBook(app: App, platform: Platform): void {
  app.get(
    complaintRoutes.book,
    {
      config: { right: 'complaints.file' },
      schema: {
        tags: ['Reclamos'],
        summary: 'El libro de reclamaciones del país: tipos, datos y plazos',
        response: { 200: Book },
      },
    },
    async () => {
      const region = await platform.region.current();
      return bookView(lawOf(region), region);
    },
  );
}
