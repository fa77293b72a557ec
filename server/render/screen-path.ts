/** Addresses below these prefixes are never screens, even when nothing answers there. */
const PREFIXES = /^\/(api|assets|cartel|compartir|healthz|\.well-known)(\/|$)/i;

/** Files that browsers, phones and crawlers request from every site. Missing ones are answered 404. */
const NAMED_FILES =
  /^\/(robots\.txt|sitemap\.xml|manifest\.webmanifest|favicon\.[a-z]{2,4}|apple-touch-icon[a-z0-9-]*\.png|icono-[a-z0-9-]+\.png|browserconfig\.xml|ads\.txt|security\.txt|humans\.txt)$/i;

/** `true` for an address that may be a screen. Any other page address, with a dot or without, redirects to the home page (R1.1). */
export function isScreenPath(path: string): boolean {
  return !PREFIXES.test(path) && !NAMED_FILES.test(path);
}
