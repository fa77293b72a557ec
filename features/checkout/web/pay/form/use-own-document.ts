import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** The payment page has its own security policy. A browser applies the policy only to a newly loaded document. */
export function useOwnDocument(): void {
  const { pathname } = useLocation();
  useEffect(() => {
    const [came] = performance.getEntriesByType('navigation');
    if (came && new URL(came.name).pathname !== pathname) return location.reload();
    document.addEventListener('click', loadInstead, true);
    return () => document.removeEventListener('click', loadInstead, true);
  }, [pathname]);
}

function loadInstead(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.target || link.hasAttribute('download') || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  if (link.origin !== location.origin || link.pathname === location.pathname) return;
  event.preventDefault();
  location.assign(link.href);
}
