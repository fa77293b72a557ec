import { addSummaryPart } from '#features/backoffice/api/public.ts';
import { CLOSURE_ERRORS } from '#features/closures/contract/errors.ts';
import type { Area } from '#server/platform.ts';
import { actOnClosure } from './act-on-closure.ts';
import { changeClosure } from './change-closure.ts';
import { closureSummary } from './closure-summary.ts';
import { createClosure } from './create-closure.ts';
import { endPastClosures, prepareWays } from './jobs.ts';
import { listClosures } from './list-closures.ts';
import { listPublicClosures } from './list-public-closures.ts';
import { previewClosure } from './preview-closure.ts';
import { showClosure } from './show-closure.ts';
import type { Touched } from './touched.ts';

export const closures = (touched: Touched): Area => ({
  name: 'closures',
  errors: CLOSURE_ERRORS,
  jobs: { 'closures/end-past': endPastClosures, 'closures/prepare-ways': prepareWays(touched) },
  cron: [
    { job: 'closures/end-past', at: '5 0 * * *' },
    { job: 'closures/prepare-ways', at: '15 0 * * *' },
  ],
  routes(app, platform) {
    addSummaryPart(platform, closureSummary(touched));
    listPublicClosures(app, platform);
    listClosures(app, platform, touched);
    showClosure(app, platform, touched);
    previewClosure(app, platform, touched);
    createClosure(app, platform, touched);
    changeClosure(app, platform, touched);
    actOnClosure(app, platform, touched);
  },
});
