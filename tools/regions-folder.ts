import { join, resolve } from 'node:path';

const ROOT = join(import.meta.dirname, '..');

/** Returns the folder of the setting `REGIONS_DIR`. The other settings need a region folder that exists. */
export const regionsFolder = (): string => resolve(ROOT, process.env.REGIONS_DIR || 'regions');
