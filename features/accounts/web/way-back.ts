/**
 * Where somebody goes after signing in: an own path of this site, or nowhere in particular. What comes in the address may come from anybody, and must
 * not lead elsewhere.
 */
export function wayBack(search: URLSearchParams): string | null {
  const asked = search.get('volver');
  if (!asked?.startsWith('/')) return null;
  // Browsers read `\` as `/` and leave out tabs and line ends: parsed as they do, it must still be ours.
  const here = 'https://aqui.invalid';
  const url = URL.parse(asked, here);
  if (!url || url.origin !== here || url.pathname.startsWith('//') || url.pathname.startsWith('/api/')) return null;
  return url.pathname + url.search + url.hash;
}

const KEPT = 'way-back';

/** Keeps the way back in this tab, for when the mailed link is opened in it. */
export function keepWayBack(back: string | null): void {
  try {
    if (back) sessionStorage.setItem(KEPT, back);
    else sessionStorage.removeItem(KEPT);
  } catch {
    // Storage refused: the person finds the way themselves.
  }
}

/** The way back that this tab kept, once. */
export function takeWayBack(): string | null {
  try {
    const back = sessionStorage.getItem(KEPT);
    sessionStorage.removeItem(KEPT);
    return back && wayBack(new URLSearchParams({ volver: back }));
  } catch {
    return null;
  }
}
