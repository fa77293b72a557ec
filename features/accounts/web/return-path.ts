/**
 * Reads the path to which a person returns after signing in. Strangers can write this URL parameter.
 * @returns null if the path is not on this site.
 */
export function returnPath(search: URLSearchParams): string | null {
  const asked = search.get('volver');
  if (!asked?.startsWith('/')) return null;
  // Browsers read `\` as `/` and ignore tabs and line ends, so the URL parser must decide.
  const here = 'https://aqui.invalid';
  const url = URL.parse(asked, here);
  if (!url || url.origin !== here || url.pathname.startsWith('//') || url.pathname.startsWith('/api/')) return null;
  return url.pathname + url.search + url.hash;
}

const KEPT = 'way-back';

/** Stores the path in this tab, because the link of the email may open here. */
export function keepReturnPath(back: string | null): void {
  try {
    if (back) sessionStorage.setItem(KEPT, back);
    else sessionStorage.removeItem(KEPT);
  } catch {}
}

export function takeReturnPath(): string | null {
  try {
    const back = sessionStorage.getItem(KEPT);
    sessionStorage.removeItem(KEPT);
    return back && returnPath(new URLSearchParams({ volver: back }));
  } catch {
    return null;
  }
}
