import type { Area } from '#server/platform.ts';
import { downloadFigure } from './download-figure.ts';
import { DROP, dropOldEvents } from './drop-old-events.ts';
import { prepareFigures } from './prepare-figures.ts';
import { recordVisit } from './record-visit.ts';
import { showFigures } from './show-figures.ts';
import { showOwnedFigures } from './show-owned-figures.ts';

export const figures: Area = {
  name: 'figures',
  jobs: { [DROP]: dropOldEvents },
  cron: [{ job: DROP, at: '10 3 * * *' }],
  prepare: prepareFigures,
  routes(app, platform) {
    recordVisit(app, platform);
    showFigures(app, platform);
    downloadFigure(app, platform);
    showOwnedFigures(app, platform);
  },
};
