/**
 * JSON values in the browser's local storage. No function throws: outside a browser, with storage refused or full, or with a value that is not JSON,
 * reading returns `null` and writing does nothing.
 */
export const storage = {
  read<T>(key: string): T | null {
    try {
      const text = globalThis.localStorage?.getItem(key) ?? null;
      return text === null ? null : (JSON.parse(text) as T);
    } catch {
      return null;
    }
  },
  write(key: string, value: unknown): void {
    try {
      globalThis.localStorage?.setItem(key, JSON.stringify(value));
    } catch {
      // In private mode or with a full disk, the screen works without storing.
    }
  },
  keys(): string[] {
    try {
      return Object.keys(globalThis.localStorage ?? {});
    } catch {
      return [];
    }
  },
  remove(key: string): void {
    try {
      globalThis.localStorage?.removeItem(key);
    } catch {
      // Without storage there is nothing to remove.
    }
  },
};
