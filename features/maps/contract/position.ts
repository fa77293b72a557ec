import { Type } from 'typebox';

/**
 * Positions that a request brings: degrees, WGS 84. `withinReach` is a keyword of the site's validator (server/http/validators.ts), which refuses
 * whatever lies outside the region's `reach`; answers and stored rows are not judged by it. The document of the API shows the region's own limits.
 */
export const Longitude = Type.Number({ minimum: -180, maximum: 180, withinReach: 'lon' });
export const Latitude = Type.Number({ minimum: -90, maximum: 90, withinReach: 'lat' });

/** Within a text, every "lon,lat" between semicolons is judged. */
export const POSITIONS_IN_TEXT = { withinReach: 'text' } as const;
