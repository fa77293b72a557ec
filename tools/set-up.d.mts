/** The folder of the project. */
export const ROOT: string;
/** The program of the project's own Node, once installed. */
export const OWN_NODE: string;
/** Installs exactly what the lockfile says, unless it is there already. */
export function setUp(): Promise<void>;
