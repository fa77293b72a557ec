/** Routes for an operator's people at a departure. */
export const departureRoutes = {
  manifest: '/api/manage/operators/:operatorId/departures/:departureId/manifest',
  /** `pdf` for printing, `csv` for spreadsheets. */
  manifestPdf: '/api/manage/operators/:operatorId/departures/:departureId/manifest.pdf',
  manifestCsv: '/api/manage/operators/:operatorId/departures/:departureId/manifest.csv',
  checkIn: '/api/manage/operators/:operatorId/departures/:departureId/check-in',
  messages: '/api/manage/operators/:operatorId/departures/:departureId/messages',
} as const;

/** URL of a route of one departure. */
export const ofDeparture = (
  route: keyof typeof departureRoutes,
  { operatorId, departureId }: { operatorId: string; departureId: string },
): string => departureRoutes[route].replace(':operatorId', operatorId).replace(':departureId', departureId);
