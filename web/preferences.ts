import { create } from 'zustand';
import { storage } from '#web/storage.ts';

/** `system` means the setting of the device. */
export interface Preferences {
  mode: 'system' | 'light' | 'dark';
  text: 'normal' | 'large' | 'larger';
  motion: 'system' | 'full' | 'reduced';
  /** `true` loads maps only on request, and hides pictures of the class `spare`. */
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

/** Must be called once, after hydration. */
export function recallPreferences(): void {
  const kept = storage.read<Partial<Preferences>>(KEY);
  if (kept) usePreferences.setState(kept);
}

/** Stores the preferences, and sets the attributes of the root element that the styles use. */
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
