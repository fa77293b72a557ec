/** The target after signing in: a path of this site, or null. The URL parameter may come from anyone, so it must not lead to another site. */
export function returnPath(search: URLSearchParams): string | null {
  const asked = search.get('volver');
  if (!asked?.startsWith('/')) return null;
  // Browsers read `\` as `/` and drop tabs and line ends. The target is parsed in the same way and must still be on this site.
  const here = 'https://aqui.invalid';
  const url = URL.parse(asked, here);
  if (!url || url.origin !== here || url.pathname.startsWith('//') || url.pathname.startsWith('/api/')) return null;
  return url.pathname + url.search + url.hash;
}

const KEPT = 'way-back';

/** Stores the target in this tab, because a mailed link may be opened in the same tab. */
export function keepReturnPath(back: string | null): void {
  try {
    if (back) sessionStorage.setItem(KEPT, back);
    else sessionStorage.removeItem(KEPT);
  } catch {
    // Without storage the person has to navigate back by hand.
  }
}

/** Returns the stored target of this tab and deletes it. */
export function takeReturnPath(): string | null {
  try {
    const back = sessionStorage.getItem(KEPT);
    sessionStorage.removeItem(KEPT);
    return back && returnPath(new URLSearchParams({ volver: back }));
  } catch {
    return null;
  }
}
