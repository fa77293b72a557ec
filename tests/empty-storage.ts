import { afterAll } from 'vitest';

/** Test files share one document: what a file stores in it is no other file's. */
afterAll(() => {
  globalThis.localStorage?.clear();
  globalThis.sessionStorage?.clear();
});
