/** Local storage for JSON values. If the browser refuses storage, `read` returns null and `write` does nothing. */
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
      // Storage is full, or the browser refuses it in private mode.
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
    } catch {}
  },
};
