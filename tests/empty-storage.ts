import { afterAll } from 'vitest';

/** Test files share one document, so its storage is cleared after each file. */
afterAll(() => {
  globalThis.localStorage?.clear();
  globalThis.sessionStorage?.clear();
});
