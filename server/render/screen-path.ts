/** Paths below these prefixes are never screens. */
const PREFIXES = /^\/(api|assets|cartel|compartir|rss|tarjeta|healthz|\.well-known)(\/|$)/i;

/** Browsers, phones and crawlers request these files from every site. A missing file is answered 404. */
const NAMED_FILES =
  /^\/(robots\.txt|llms\.txt|sitemap\.xml|manifest\.webmanifest|favicon\.[a-z]{2,4}|apple-touch-icon[a-z0-9-]*\.png|icono-[a-z0-9-]+\.png|browserconfig\.xml|ads\.txt|security\.txt|humans\.txt)$/i;

/** If no screen has this path, the visitor is redirected to the home page. */
export function isScreenPath(path: string): boolean {
  return !PREFIXES.test(path) && !NAMED_FILES.test(path);
}
