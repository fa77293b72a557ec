/**
 * No function throws. Without storage, reading returns `null` and writing does nothing. A stored value that is not JSON
 * reads as `null`.
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
      // Storage can be refused (private mode) or full. The screen works without storage.
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
      // Storage is refused, so there is nothing to remove.
    }
  },
};
