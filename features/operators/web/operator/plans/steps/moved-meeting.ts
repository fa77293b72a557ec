import type { MeetingPoint } from '../../../../contract/plan-content.ts';

const LONGEST_NAME = 120;

/**
 * The chosen map point renames the meeting point, unless a person has typed a name.
 * @param given last name that came from the map
 */
export function movedMeeting(
  { name: typed }: Pick<MeetingPoint, 'name'>,
  { lon, lat, name }: { lon: number; lat: number; name?: string },
  given: string,
): Partial<MeetingPoint> {
  const isTyped = typed.trim() !== '' && typed !== given;
  return { lon, lat, ...(name && !isTyped && { name: name.slice(0, LONGEST_NAME) }) };
}
