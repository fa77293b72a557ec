import { Type } from 'typebox';
import { CompanyDetail } from '#features/companies/contract/company.ts';
import { COMPANY_ERRORS } from '#features/companies/contract/errors.ts';
import { companyRoutes } from '#features/companies/contract/routes.ts';
import { regionClock } from '#features/organisation/api/public.ts';
import { problem } from '#server/errors.ts';
import type { App, Platform } from '#server/platform.ts';
import { detailView, sourcesView } from './company.view.ts';
import { findCompany, placesNear, sourcesOf } from './company-detail.store.ts';
import { localMoment } from './hours/local-moment.ts';
import { noticesOn, placeStates } from './hours/place-state.ts';

const NEARBY = 6;

/** `GET /api/companies/:idOrSlug/`: everything the region knows of one place, with where it knows it from. */
export function showCompany(app: App, { db, config, region }: Platform): void {
  app.get(
    companyRoutes.detail,
    {
      config: { right: 'places.read' },
      schema: {
        tags: ['Lugares'],
        summary: 'Un lugar, con la fuente y la fecha de cada dato',
        params: Type.Object({ idOrSlug: Type.String({ minLength: 1, maxLength: 200 }) }),
        response: { 200: CompanyDetail },
      },
    },
    async ({ params }) => {
      const place = await findCompany(db, config.REGION, params.idOrSlug);
      if (!place) throw problem(COMPANY_ERRORS, 'company_not_found');
      const current = await region.current();
      const clock = regionClock(current);
      const now = localMoment(new Date(), clock.timeZone);
      const [sources, nearby, notices] = await Promise.all([
        sourcesOf(db, config.REGION, place.id),
        placesNear(db, config.REGION, place, NEARBY),
        noticesOn(db, config.REGION, now),
      ]);
      const view = detailView(place, nearby, now, placeStates(now, clock, notices), clock.holidays);
      return { ...view, sources: sourcesView(sources, current.settings.sources) };
    },
  );
}
