import { afterAll } from 'vitest';

afterAll(() => {
  globalThis.localStorage?.clear();
  globalThis.sessionStorage?.clear();
});
