import { afterAll } from 'vitest';

/** Test files share one document. */
afterAll(() => {
  globalThis.localStorage?.clear();
  globalThis.sessionStorage?.clear();
});
