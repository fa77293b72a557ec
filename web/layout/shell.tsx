import { Outlet, ScrollRestoration } from 'react-router';

export function Shell() {
  return (
    <>
      <Outlet />
      <ScrollRestoration />
    </>
  );
}
