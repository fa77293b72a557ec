import { useEffect } from 'react';
import { useLocation } from 'react-router';

/**
 * Loads the payment page as its own document, because a browser applies the security policy that a document came with, wherever the router leads
 * inside it. A visitor who came by the router reloads this page, and links away load the next page.
 */
export function useOwnDocument(): void {
  const { pathname } = useLocation();
  useEffect(() => {
    const [came] = performance.getEntriesByType('navigation');
    if (came && new URL(came.name).pathname !== pathname) return location.reload();
    document.addEventListener('click', loadInstead, true);
    return () => document.removeEventListener('click', loadInstead, true);
  }, [pathname]);
}

/** Runs before the router handles the click. */
function loadInstead(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.target || link.hasAttribute('download') || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  if (link.origin !== location.origin || link.pathname === location.pathname) return;
  event.preventDefault();
  location.assign(link.href);
}
