import type { FigureFile, PeriodName } from '#features/figures/contract/figures.ts';
import * as routes from '#features/figures/contract/routes.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { localDate } from '#server/region/local-date.ts';
import { figureCsv, visitsCsv } from './figure-csv.ts';
import { periodOf } from './period.rules.ts';
import { readFigures } from './read-figures.ts';
import { readVisits } from './visits.store.ts';

const FILE_NAMES: Record<FigureFile, string> = {
  visits: 'visitas',
  places: 'lugares',
  plans: 'planes-armados',
  'left-out': 'fuera-de-los-planes',
  stops: 'demanda',
  sales: 'ventas',
  answers: 'respuestas',
};

export function downloadFigure(app: App, platform: Platform): void {
  serve(app, routes.downloadFigure, async ({ params: { figure }, query: { period = 'month' } }, reply) => {
    const csv = figure === 'visits' ? await visitsFile(platform, period) : await figureFile(platform, figure, period);
    return reply
      .header('content-disposition', `attachment; filename="${FILE_NAMES[figure]}-${platform.config.REGION}.csv"`)
      .type('text/csv; charset=utf-8')
      .send(csv);
  });
}

/** The file has a line for each day and page, of which the screen shows only sums. */
async function visitsFile({ db, region }: Platform, period: PeriodName): Promise<string> {
  const { id, settings } = await region.current();
  const { span } = periodOf(period, localDate(settings.time_zone, new Date()));
  return visitsCsv(await readVisits(db, id, span));
}

const figureFile = async (platform: Platform, figure: Exclude<FigureFile, 'visits'>, period: PeriodName) =>
  figureCsv(figure, await readFigures(platform, period));
