import { Outlet, ScrollRestoration } from 'react-router';

/** The root only contains the router's content. */
export function Shell() {
  return (
    <>
      <Outlet />
      <ScrollRestoration />
    </>
  );
}
