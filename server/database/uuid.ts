const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** In a URL, any text without the form of a UUID may be a slug. */
export function isUuid(text: string): boolean {
  return UUID.test(text);
}
