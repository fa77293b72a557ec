import { Outlet, ScrollRestoration } from 'react-router';

/** The root only hosts what the router shows. */
export function Shell() {
  return (
    <>
      <Outlet />
      <ScrollRestoration />
    </>
  );
}
