/** Paths of planned trips. `trip-planned` is the requirement's word for the public ones. */
export const tripRoutes = {
  publicList: '/api/trip-planned/',
  publicDetail: '/api/trip-planned/:id/',
  keep: '/api/trips/',
  one: '/api/trips/:id',
  move: '/api/trips/:id/move',
  share: '/api/trips/:id/share',
  /** A new link in place of all that were given. */
  rotateShare: '/api/trips/:id/share/rotate',
  /** No link opens it any more. */
  revokeShare: '/api/trips/:id/share/revoke',
  exportCalendar: '/api/trips/:id/export.ics',
  exportTrack: '/api/trips/:id/export.gpx',
  exportGeoJson: '/api/trips/:id/export.geojson',
  mine: '/api/me/trips',
  claim: '/api/me/trips/claim',
  gathered: '/api/me/gathered-places',
} as const;
