import { Type } from 'typebox';

/** Degrees, WGS 84. `withinReach` (server/http/validators.ts) refuses positions outside of the region's `reach`. */
export const Longitude = Type.Number({ minimum: -180, maximum: 180, withinReach: 'lon' });
export const Latitude = Type.Number({ minimum: -90, maximum: 90, withinReach: 'lat' });

/** Checks each position in a text such as "-79.03,-8.11;-79.1,-8.08". */
export const POSITIONS_IN_TEXT = { withinReach: 'text' } as const;
