/** Below these, addresses answer for themselves, also where there is nothing. */
const PREFIXES = /^\/(api|assets|cartel|compartir|healthz|\.well-known)(\/|$)/i;

/** Files that browsers, phones and crawlers ask every site for; those that this site does not have are not found. */
const NAMED_FILES =
  /^\/(robots\.txt|sitemap\.xml|manifest\.webmanifest|favicon\.[a-z]{2,4}|apple-touch-icon[a-z0-9-]*\.png|icono-[a-z0-9-]+\.png|browserconfig\.xml|ads\.txt|security\.txt|humans\.txt)$/i;

/** Whether an address may be one of a screen. Any other page address, with a dot or without, leads home (R1.1). */
export function isScreenPath(path: string): boolean {
  return !PREFIXES.test(path) && !NAMED_FILES.test(path);
}
