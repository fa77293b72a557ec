import { metresBetween } from '#planner/roads/ways.ts';
import type { OperatorProfile } from '../../../../contract/operator.ts';
import type { DraftMeetingPoint, MeetingPoint } from '../../../../contract/plan-content.ts';

const LONGEST_NAME = 120;

/**
 * The chosen map point renames the meeting point, unless a person has typed a name.
 * @param given the operator's address, or the last name that came from the map
 */
export function movedMeeting(
  { name: typed }: Pick<MeetingPoint, 'name'>,
  { lon, lat, name }: { lon: number; lat: number; name?: string },
  given: string,
): Partial<MeetingPoint> {
  const isTyped = typed.trim() !== '' && typed !== given;
  return { lon, lat, ...(name && !isTyped && { name: name.slice(0, LONGEST_NAME) }) };
}

/** Name of the meeting point of a new plan. */
export const givenName = ({ address }: Pick<OperatorProfile, 'address'>): string =>
  address.trim().slice(0, LONGEST_NAME);

/** Metres between the point and the operator's position if the point has the operator's address as its name, or 0. */
export function metresFromAddress(
  { name, lon, lat, unplaced }: Pick<DraftMeetingPoint, 'name' | 'lon' | 'lat' | 'unplaced'>,
  profile: Pick<OperatorProfile, 'address' | 'lon' | 'lat' | 'unplaced'>,
): number {
  const isAddress = name !== '' && name === givenName(profile);
  return isAddress && !unplaced && !profile.unplaced ? metresBetween({ lon, lat }, profile) : 0;
}
