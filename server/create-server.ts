import { randomUUID } from 'node:crypto';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import { type FastifyServerFactory, fastify, LogController } from 'fastify';
import { accounts } from '#features/accounts/api/area.ts';
import { accountRows, authorizeByProofIn, findPersonIn, guardRoutes } from '#features/accounts/api/public.ts';
import { wireClass } from '#features/accounts/contract/application-token.ts';
import { amenities } from '#features/amenities/api/area.ts';
import { announcements } from '#features/announcements/api/area.ts';
import { audit } from '#features/audit/api/area.ts';
import { backoffice } from '#features/backoffice/api/area.ts';
import { invitationRows } from '#features/backoffice/api/public.ts';
import { bookingReviews } from '#features/booking-reviews/api/area.ts';
import { wasWithOperator } from '#features/booking-reviews/api/public.ts';
import { bookings } from '#features/bookings/api/area.ts';
import { bookingRows } from '#features/bookings/api/public.ts';
import { checkout } from '#features/checkout/api/area.ts';
import { orderRows } from '#features/checkout/api/public.ts';
import { closures } from '#features/closures/api/area.ts';
import { closureRows, closuresOfPlace } from '#features/closures/api/public.ts';
import { complaints } from '#features/complaints/api/area.ts';
import { figures } from '#features/figures/api/area.ts';
import { notePlan } from '#features/figures/api/public.ts';
import { imports } from '#features/imports/api/area.ts';
import { itineraries } from '#features/itineraries/api/area.ts';
import {
  findLocalTrip,
  itinerariesOfPlace,
  itinerariesThrough,
  itineraryRows,
} from '#features/itineraries/api/public.ts';
import { mailbox } from '#features/mailbox/api/area.ts';
import { maps } from '#features/maps/api/area.ts';
import { octo } from '#features/octo/api/area.ts';
import { resellerKeyRows } from '#features/octo/api/public.ts';
import { openData } from '#features/open-data/api/area.ts';
import { operators } from '#features/operators/api/area.ts';
import {
  countClosureReach,
  operatorInsteadOfPlace,
  operatorOwner,
  operatorRows,
  operatorTeam,
  planRows,
  plansOfPlace,
} from '#features/operators/api/public.ts';
import { organisation } from '#features/organisation/api/area.ts';
import { openRegion } from '#features/organisation/api/public.ts';
import { owners } from '#features/owners/api/area.ts';
import { ownersOfPlace, reportsOfPlace } from '#features/owners/api/public.ts';
import { payouts } from '#features/payouts/api/area.ts';
import { photos } from '#features/photos/api/area.ts';
import { photosOfPlace } from '#features/photos/api/public.ts';
import { places } from '#features/places/api/area.ts';
import {
  isPlaceRunBy,
  placeNames,
  placeOwner,
  placeReviewParts,
  placeRows,
  placesInBox,
  placeTeam,
  placeVisitSite,
  prepareBarredLegs,
} from '#features/places/api/public.ts';
import { policies } from '#features/policies/api/area.ts';
import { privacy } from '#features/privacy/api/area.ts';
import { questions } from '#features/questions/api/area.ts';
import { questionsOfPlace } from '#features/questions/api/public.ts';
import { quotations } from '#features/quotations/api/area.ts';
import { ordersOfQuotation } from '#features/quotations/api/public.ts';
import { reviews } from '#features/reviews/api/area.ts';
import { type PublicOwner, reviewsOfPlace, visitsOfPlace, wasPresent } from '#features/reviews/api/public.ts';
import { search } from '#features/search/api/area.ts';
import { trips } from '#features/trips/api/area.ts';
import { countTripsThrough, savedPlaces, tripOwner, tripsOfPlace } from '#features/trips/api/public.ts';
import { waitlist } from '#features/waitlist/api/area.ts';
import { readRegion } from '#regions/read-region.ts';
import { paths } from '#web/paths/site.ts';
import { travellerPaths } from '#web/paths/traveller.ts';
import { authorizeByApplicationToken } from './auth/application-token.ts';
import type { Config } from './config.ts';
import { PLATFORM_ERRORS, problem } from './errors.ts';
import { answerErrors, answerFrameworkErrors } from './http/answer-errors.ts';
import { answerOnlyFor } from './http/answered-hosts.ts';
import { watchForwarded } from './http/callers.ts';
import { checkTelephones } from './http/check-telephones.ts';
import { takeCspReports } from './http/csp-reports.ts';
import { refuseForeignPages } from './http/foreign-pages.ts';
import { BODY_LIMIT, limitRequests, PATIENCE } from './http/limits.ts';
import { openReads } from './http/open-reads.ts';
import { keepPrivateAnswers } from './http/private-answers.ts';
import { addSecurityHeaders } from './http/security.ts';
import { serializers } from './http/serializers.ts';
import { shareApi } from './http/share-api.ts';
import { validatorsWithin } from './http/validators.ts';
import { answerStore } from './kept/answer-store.ts';
import { keepAnswers } from './kept/keep-answers.ts';
import { publicVersions } from './kept/public-versions.ts';
import { followBrowsers } from './mail/causing-browser.ts';
import { describeApi } from './openapi/describe-api.ts';
import { serveDocs } from './openapi/serve-docs.ts';
import type { App, Area, Platform } from './platform.ts';
import { serveImages } from './storage/image-routes.ts';
import { keptFiles } from './storage/kept-files.ts';

export { openRegion };

/** The areas audit and backoffice name tables of other areas in SQL. */
const subjects = {
  accounts: accountRows,
  closures: closureRows,
  invitations: invitationRows,
  itineraries: itineraryRows,
  operators: operatorRows,
  places: placeRows,
  plans: planRows,
  resellerKeys: resellerKeyRows,
};

/** Owners of questions and reviews, with their pages. */
const publicPlace: PublicOwner = {
  owner: placeOwner,
  insteadOf: operatorInsteadOfPlace,
  rows: placeRows,
  page: paths.place,
  answeredBy: 'region',
  team: placeTeam,
};
const publicOperator: PublicOwner = {
  owner: operatorOwner,
  rows: operatorRows,
  page: travellerPaths.operators,
  answeredBy: 'operator',
  team: operatorTeam,
};

/** A merge or a split of places moves these rows. The order is that of the preview. */
const rowsOfPlaces = [
  reviewsOfPlace,
  visitsOfPlace,
  photosOfPlace,
  questionsOfPlace,
  tripsOfPlace,
  savedPlaces,
  plansOfPlace,
  itinerariesOfPlace,
  closuresOfPlace,
  ownersOfPlace,
  reportsOfPlace,
];

export const AREAS: Area[] = [
  organisation(accountRows),
  policies,
  audit(subjects),
  complaints,
  accounts,
  privacy,
  backoffice(subjects),
  search,
  places(operatorRows, rowsOfPlaces),
  closures({
    ...{ placeNames, placesInBox, itinerariesThrough, countTripsThrough, prepareBarredLegs },
    countClosureReach: countClosureReach(bookingRows),
  }),
  itineraries,
  operators(bookingRows),
  announcements,
  bookings(orderRows),
  checkout(ordersOfQuotation),
  waitlist,
  payouts,
  quotations,
  octo,
  photos({ company: publicPlace, operator: publicOperator }),
  questions({
    company: {
      ...publicPlace,
      wasThere: (platform, id, accountId) => wasPresent(platform, { owner: { kind: 'company', id }, accountId }),
    },
    operator: {
      ...publicOperator,
      wasThere: ({ db, config }, operatorId, accountId) =>
        wasWithOperator(db, config.REGION, { operatorId, accountId }),
    },
  }),
  owners,
  reviews({
    owners: {
      company: {
        ...publicPlace,
        visited: { partsOf: placeReviewParts, siteOf: placeVisitSite, isRunBy: isPlaceRunBy },
      },
      operator: publicOperator,
      trip: { owner: tripOwner },
    },
    plans: planRows,
  }),
  bookingReviews,
  trips({ findLocalTrip, notePlan }),
  maps,
  amenities,
  openData(operatorRows),
  imports,
  figures,
  mailbox,
];

interface ServerParts {
  serverFactory?: FastifyServerFactory;
}

/** Requires a migrated database. The caller starts listening. */
export async function createServer(
  platform: Platform,
  areas: Area[] = AREAS,
  { serverFactory }: ServerParts = {},
): Promise<App> {
  const { config } = platform;
  const { reach } = (await readRegion(config.REGION, { regions: config.REGIONS_DIR })).settings;
  const app: App = fastify({
    loggerInstance: platform.log,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: believedProxies(config.TRUST_PROXY),
    bodyLimit: BODY_LIMIT,
    ...PATIENCE,
    genReqId: () => randomUUID(),
    forceCloseConnections: 'idle',
    schemaController: { compilersFactory: { buildValidator: validatorsWithin(reach), buildSerializer: serializers } },
    frameworkErrors: answerFrameworkErrors(config),
    ...(serverFactory && { serverFactory }),
  });
  answerErrors(app);
  logRequests(app);
  // An HTML form on another site can send text/plain without a CORS preflight.
  app.removeContentTypeParser('text/plain');
  answerOnlyFor(app, hostsOf(config), () => problem(PLATFORM_ERRORS, 'foreign_host'));
  await shareApi(app, config);
  refuseForeignPages(app, config);
  watchForwarded(app, config);
  await limitRequests(app, config);
  authorizeByApplicationToken(
    app,
    config.APP_TOKEN,
    (pattern) => pattern.startsWith('/api/') && wireClass(pattern) === 'public',
  );
  guardRoutes(app, findPersonIn(platform), authorizeByProofIn(platform));
  checkTelephones(app, platform);
  followBrowsers(app, config);
  keepPrivateAnswers(app, (pattern) => wireClass(pattern) === 'public');
  if (config.KEPT_ANSWERS_MB > 0) {
    keepAnswers(app, {
      versions: publicVersions(platform.db),
      store: answerStore(config.KEPT_ANSWERS_MB * 1_048_576),
      settings: async () => (await platform.region.current()).version,
      sharedSeconds: config.SHARED_CACHE_SECONDS,
    });
  }
  const catalogue = Object.assign({}, PLATFORM_ERRORS, ...areas.map(({ errors }) => errors));
  await describeApi(app, config, { classOf: wireClass, reach, catalogue });
  addSecurityHeaders(app, config);
  openReads(app, (pattern) => wireClass(pattern) === 'open');
  await app.register(compress, {
    threshold: 1024,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  });

  app.get('/healthz', async (_request, reply) => {
    await platform.pool.query('select 1');
    return reply.header('cache-control', 'no-store').send({ status: 'ok' });
  });
  takeCspReports(app);
  serveImages(app, keptFiles(config));
  await serveDocs(app, platform, catalogue);
  await app.register(async (api: App) => {
    for (const area of areas) await api.register(async (scope: App) => area.routes(scope, platform));
  });
  return app;
}

export async function prepareAreas(platform: Platform, areas: Area[] = AREAS): Promise<void> {
  for (const area of areas) await area.prepare?.(platform);
}

function hostsOf({ PUBLIC_URL, API_BASE_URL, HOST }: Config): string[] {
  return [new URL(PUBLIC_URL).host, ...(API_BASE_URL ? [new URL(API_BASE_URL).host] : []), HOST];
}

/** A numeric `TRUST_PROXY` counts the trusted proxies in front of the site. */
function believedProxies(trust: Config['TRUST_PROXY']) {
  return typeof trust === 'number' ? (_address: string, hop: number) => hop < trust : trust;
}

function logRequests(app: App): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  app.addHook('onResponse', async (request, reply) => {
    const ms = Math.round(reply.elapsedTime);
    // Top-level fields, because Fastify's serializer for `req` would drop the path.
    request.log.info({ method: request.method, url: request.url, status: reply.statusCode, ms }, 'request');
  });
}
