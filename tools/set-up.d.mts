export const ROOT: string;
/** The project's own Node exists after `setUp`. */
export const OWN_NODE: string;
/** Does nothing if the lockfile's packages are installed. */
export function setUp(): Promise<void>;
/** Folder of the compiled modules of the site with this `DATA_DIR`. */
export function compiledIn(dataDir: string | undefined): string;
