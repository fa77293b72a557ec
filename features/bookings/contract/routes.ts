/** What an operator's people do with a departure. */
export const departureRoutes = {
  manifest: '/api/manage/operators/:operatorId/departures/:departureId/manifest',
  /** `pdf` to print, `csv` for a sheet. */
  manifestPdf: '/api/manage/operators/:operatorId/departures/:departureId/manifest.pdf',
  manifestCsv: '/api/manage/operators/:operatorId/departures/:departureId/manifest.csv',
  checkIn: '/api/manage/operators/:operatorId/departures/:departureId/check-in',
  messages: '/api/manage/operators/:operatorId/departures/:departureId/messages',
} as const;

/** The address of one departure's own. */
export const ofDeparture = (
  route: keyof typeof departureRoutes,
  { operatorId, departureId }: { operatorId: string; departureId: string },
): string => departureRoutes[route].replace(':operatorId', operatorId).replace(':departureId', departureId);
