import exifr from 'exifr';

export interface CameraFacts {
  lat: number | null;
  lon: number | null;
  /** Calendar date at the camera. */
  taken_on: string | null;
}

/**
 * Reads where and when the camera took a picture from the beginning of its file. A file without readable facts gives
 * nulls.
 */
export async function readCameraHeader(header: Buffer): Promise<CameraFacts> {
  const gps = await exifr.gps(header).catch(() => undefined);
  const facts = await exifr
    .parse(header, { pick: ['DateTimeOriginal'], reviveValues: false })
    .catch(() => undefined as { DateTimeOriginal?: unknown } | undefined);
  const found = gps && Number.isFinite(gps.latitude) && Number.isFinite(gps.longitude) && isOnEarth(gps);
  return {
    lat: found ? gps.latitude : null,
    lon: found ? gps.longitude : null,
    taken_on: dayOf(facts?.DateTimeOriginal),
  };
}

const isOnEarth = ({ latitude, longitude }: { latitude: number; longitude: number }) =>
  Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;

/** EXIF writes `2026:11:29 10:52:00`. */
function dayOf(value: unknown): string | null {
  const [, year, month, day] = /^(\d{4})[:-](\d\d)[:-](\d\d)/.exec(String(value ?? '')) ?? [];
  const text = `${year}-${month}-${day}`;
  return year && !Number.isNaN(Date.parse(text)) && Date.parse(text) <= Date.now() + 86_400_000 ? text : null;
}
