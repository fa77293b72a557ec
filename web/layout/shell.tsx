import { Outlet, ScrollRestoration } from 'react-router';

/** The root component. It renders the matched route and restores the scroll position. */
export function Shell() {
  return (
    <>
      <Outlet />
      <ScrollRestoration />
    </>
  );
}
