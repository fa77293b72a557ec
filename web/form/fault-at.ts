export interface Fault {
  /** A path in the request body, with or without `body.`, such as `body.profile.email`. */
  path: string;
  message: string;
}

const inBody = (path: string) => path.replace(/^body\./, '');

/** `true` if the fault is at the field or below it. */
export function isWithin(path: string, field: string): boolean {
  return inBody(path) === inBody(field) || inBody(path).startsWith(`${inBody(field)}.`);
}

/** Returns the message for the field, whose path may stand for several members of the body. */
export const faultAt = (faults: readonly Fault[], field: string): string | undefined =>
  faults.find(({ path }) => isWithin(path, field))?.message;
