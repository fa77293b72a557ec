/** Paths below these prefixes are never screens, even if no route exists. */
const PREFIXES = /^\/(api|assets|cartel|compartir|healthz|\.well-known)(\/|$)/i;

/** Files that browsers, phones and crawlers request from every site. A missing file is answered 404. */
const NAMED_FILES =
  /^\/(robots\.txt|sitemap\.xml|manifest\.webmanifest|favicon\.[a-z]{2,4}|apple-touch-icon[a-z0-9-]*\.png|icono-[a-z0-9-]+\.png|browserconfig\.xml|ads\.txt|security\.txt|humans\.txt)$/i;

/** `true` for a path that may be a screen. If no screen has this path, the visitor is redirected to the home page. */
export function isScreenPath(path: string): boolean {
  return !PREFIXES.test(path) && !NAMED_FILES.test(path);
}
