/** What a control of `npm run proof -- threads` takes away: without threads the work of a pool is done where it is asked for. */
export const protections = { threads: true };
