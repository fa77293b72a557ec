const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** `true` for a text that the database accepts as an id. Other texts in its place are slugs or unknown. */
export function isUuid(text: string): boolean {
  return UUID.test(text);
}
