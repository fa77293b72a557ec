/** The preferences of a visitor who saves data, as the page stores them. */
export const SAVING = { dataSaver: true };

/**
 * A visitor who saves data: maps load on request, and lists have no pictures. Drawing them without a graphics card takes
 * two thirds of a page's CPU time, so only journeys about maps and pictures have them.
 */
export const savesData = (origin: string) => ({
  cookies: [],
  origins: [{ origin, localStorage: [{ name: 'preferences', value: JSON.stringify(SAVING) }] }],
});

/** For `test.use` in a file or group whose tests need maps or pictures. */
export const WITH_MAPS_AND_PICTURES = { storageState: { cookies: [], origins: [] } };
