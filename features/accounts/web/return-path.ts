/**
 * Strangers can write this URL parameter.
 * @returns null if the target is not on this site.
 */
export function returnPath(search: URLSearchParams): string | null {
  const asked = search.get('volver');
  if (!asked?.startsWith('/')) return null;
  // Browsers read `\` as `/` and drop tabs and line ends, so the URL parser decides.
  const here = 'https://aqui.invalid';
  const url = URL.parse(asked, here);
  if (!url || url.origin !== here || url.pathname.startsWith('//') || url.pathname.startsWith('/api/')) return null;
  return url.pathname + url.search + url.hash;
}

const KEPT = 'way-back';

/** Stores the target in this tab. The mailed link may open in the same tab. */
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
