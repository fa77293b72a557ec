const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** `true` if the text has the form of a UUID. In a URL, any other text may be a slug. */
export function isUuid(text: string): boolean {
  return UUID.test(text);
}
