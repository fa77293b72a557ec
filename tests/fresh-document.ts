import { afterAll } from 'vitest';

const START = 'http://localhost:3000/';

/** A click on a link changes the address, and later files of the worker could load no picture by a relative address. */
afterAll(() => {
  globalThis.localStorage?.clear();
  globalThis.sessionStorage?.clear();
  const { happyDOM } = globalThis as { happyDOM?: { setURL(url: string): void } };
  happyDOM?.setURL(START);
});
