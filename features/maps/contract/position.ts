import { Type } from 'typebox';

/**
 * Degrees, WGS 84. `withinReach` is a keyword of the site's validator (server/http/validators.ts), which refuses
 * positions in requests outside the region's `reach`. Responses and stored rows are not checked. The API documentation
 * shows the limits of the region.
 */
export const Longitude = Type.Number({ minimum: -180, maximum: 180, withinReach: 'lon' });
export const Latitude = Type.Number({ minimum: -90, maximum: 90, withinReach: 'lat' });

/** Checks each position of a text with semicolons between positions, such as "-79.03,-8.11;-79.1,-8.08". */
export const POSITIONS_IN_TEXT = { withinReach: 'text' } as const;
