import { Outlet, ScrollRestoration } from 'react-router';

/** The root renders the router's content and restores the scroll position. */
export function Shell() {
  return (
    <>
      <Outlet />
      <ScrollRestoration />
    </>
  );
}
