/**
 * A visitor who saves data: maps load on request, and lists have no pictures. Drawing them without a graphics card takes
 * two thirds of a page's CPU time, so only journeys about maps and pictures have them.
 */
export const savesData = (origin: string) => ({
  cookies: [],
  origins: [{ origin, localStorage: [{ name: 'preferences', value: JSON.stringify({ dataSaver: true }) }] }],
});

/** For `test.use`, in the files and groups whose tests need maps or pictures. */
export const WITH_MAPS = { storageState: { cookies: [], origins: [] } };
