import { EMERGENCY_KINDS, type EmergencyHelp } from '#features/amenities/contract/amenity.ts';
import type { Region } from '#regions/read-region.ts';
import { findNearest } from './find-nearest.ts';
import type { Point } from './nearest.rules.ts';
import { regionAmenities } from './region-amenities.ts';

/** @throws {PoolBusy} if too many requests are waiting. */
export async function emergencyHelp(region: Region, points: readonly Point[]): Promise<EmergencyHelp> {
  const { urgent, source } = await regionAmenities(region);
  const nearest = await findNearest(region, urgent, points, EMERGENCY_KINDS);
  const numbers = (region.country.emergency?.numbers ?? []).map(({ name, number }) => ({ name, number }));
  return { numbers, nearest, source };
}
