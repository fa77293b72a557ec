import { create } from 'xmlbuilder2';
import { plainLine } from '#server/paper/plain-text.ts';
import { type DayTrack, type ExportedTrip, spotsOf } from './trip-export.rules.ts';

/**
 * Returns a GPX 1.1 file with a waypoint for each stop at a place, a route for each day, and a track for each day with a
 * known course.
 * @param tracks one for each day of the trip
 */
export function tripGpx(trip: ExportedTrip, tracks: readonly DayTrack[] = []): string {
  const root = create({ version: '1.0', encoding: 'UTF-8' }).ele('http://www.topografix.com/GPX/1/1', 'gpx', {
    version: '1.1',
    creator: 'Vereda',
  });
  root
    .ele('metadata')
    .ele('name')
    .txt(plainLine(trip.document.title))
    .up()
    .ele('time')
    .txt(trip.updatedAt.toISOString());
  const stops = spotsOf(trip);
  for (const { spot, name, begin, note, facts } of stops) {
    const point = root.ele('wpt', { lat: spot.lat, lon: spot.lon });
    point.ele('time').txt(begin.toISOString());
    point.ele('name').txt(name);
    const description = [note, ...facts].filter(Boolean).join('\n');
    if (description) point.ele('desc').txt(description);
    point.ele('link', { href: spot.url });
    point.ele('type').txt(spot.kind);
  }
  const { days } = trip.document;
  const names = days.map(({ title }, index) => plainLine(title ?? `Día ${index + 1}`));
  for (const [index, title] of names.entries()) {
    const ofDay = stops.filter((stop) => stop.day === index);
    if (ofDay.length === 0) continue;
    const route = root.ele('rte');
    route.ele('name').txt(title);
    for (const { spot, name } of ofDay) route.ele('rtept', { lat: spot.lat, lon: spot.lon }).ele('name').txt(name);
  }
  for (const [index, title] of names.entries()) {
    const lines = tracks[index] ?? [];
    if (lines.length === 0) continue;
    const track = root.ele('trk');
    track.ele('name').txt(title);
    track.ele('number').txt(String(index + 1));
    for (const line of lines) {
      const segment = track.ele('trkseg');
      for (const [lon, lat] of line) segment.ele('trkpt', { lat, lon });
    }
  }
  return root.end({ prettyPrint: true });
}
