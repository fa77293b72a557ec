/** Paths of trips. `trip-planned` is the name of published trips in the API's requirements. */
export const tripRoutes = {
  publicList: '/api/trip-planned/',
  publicDetail: '/api/trip-planned/:id/',
  keep: '/api/trips/',
  one: '/api/trips/:id',
  move: '/api/trips/:id/move',
  share: '/api/trips/:id/share',
  /** Replaces all links of a trip by a new link. */
  rotateShare: '/api/trips/:id/share/rotate',
  /** Ends all links of a trip. */
  revokeShare: '/api/trips/:id/share/revoke',
  exportCalendar: '/api/trips/:id/export.ics',
  exportTrack: '/api/trips/:id/export.gpx',
  exportGeoJson: '/api/trips/:id/export.geojson',
  mine: '/api/me/trips',
  claim: '/api/me/trips/claim',
  gathered: '/api/me/gathered-places',
} as const;
