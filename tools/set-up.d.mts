/** Path of the project's folder. */
export const ROOT: string;
/** Path of the project's own Node. It exists after `setUp`. */
export const OWN_NODE: string;
/** Installs the packages of the lockfile if they are not installed. */
export function setUp(): Promise<void>;
