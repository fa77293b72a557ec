import { expect, test } from 'vitest';
import { isScreenPath } from './screen-path.ts';

test.each([
  '/',
  '/no/existe',
  '/index.html',
  '/wp-login.php',
  '/lugares/v1.2',
  '/viejo/sitio.aspx',
  '/apis',
  '/robots.txt/x',
])('%s is a screen or redirects to the home page', (path) => {
  expect(isScreenPath(path)).toBe(true);
});

test.each([
  ...['/api', '/api/no-existe', '/api/v1.0', '/assets/no-existe.js', '/cartel/x.svg', '/compartir/x.png', '/healthz'],
  ...['/.well-known/security.txt', '/robots.txt', '/favicon.ico', '/sitemap.xml', '/apple-touch-icon-precomposed.png'],
])('%s is not a screen', (path) => {
  expect(isScreenPath(path)).toBe(false);
});
