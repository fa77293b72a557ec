export const isTaken = (error: Error) => /already exists/.test(error.message);
