const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Whether the database would take a text as an id; anything else in its place is a slug, or unknown. */
export function isUuid(text: string): boolean {
  return UUID.test(text);
}
