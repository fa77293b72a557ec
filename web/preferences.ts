import { create } from 'zustand';
import { storage } from '#web/storage.ts';

/**
 * The person's preferences on this device. `system` follows the device. The script in the first HTML (server/render/document.ts) reads the same
 * record.
 */
export interface Preferences {
  mode: 'system' | 'light' | 'dark';
  text: 'normal' | 'large' | 'larger';
  motion: 'system' | 'full' | 'reduced';
  /** Shows maps only on request, and lists without posters. A picture that the text can do without has the class `spare`. */
  dataSaver: boolean;
}

const KEY = 'preferences';

export const initialPreferences: Preferences = {
  mode: 'system',
  text: 'normal',
  motion: 'system',
  dataSaver: false,
};

export const usePreferences = create<Preferences>(() => initialPreferences);

/** Reads the stored preferences; call it once, after hydration. */
export function recallPreferences(): void {
  const kept = storage.read<Partial<Preferences>>(KEY);
  if (kept) usePreferences.setState(kept);
}

/** Changes, stores and applies preferences: styles select by the root element's attributes. */
export function prefer(change: Partial<Preferences>): void {
  usePreferences.setState(change);
  const chosen = usePreferences.getState();
  storage.write(KEY, chosen);
  const { dataset } = document.documentElement;
  for (const [name, value, plain] of [
    ['mode', chosen.mode, 'system'],
    ['text', chosen.text, 'normal'],
    ['motion', chosen.motion, 'system'],
    ['saver', String(chosen.dataSaver), 'false'],
  ] as const) {
    if (value === plain) delete dataset[name];
    else dataset[name] = value;
  }
}
