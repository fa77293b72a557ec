import { create } from 'zustand';
import { storage } from '#web/storage.ts';

/**
 * What a person prefers on this device. `system` follows the device. The script in the first HTML (server/render/document.ts) reads the same
 * record.
 */
export interface Preferences {
  mode: 'system' | 'light' | 'dark';
  text: 'normal' | 'large' | 'larger';
  motion: 'system' | 'full' | 'reduced';
  /** No map until it is asked for, and lists without posters: whoever marks a picture `spare` says that words do without it. */
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

/** Takes over what was kept on this device; call it once, after hydration. */
export function recallPreferences(): void {
  const kept = storage.read<Partial<Preferences>>(KEY);
  if (kept) usePreferences.setState(kept);
}

/** Changes, keeps and applies: the root element's attributes are what the styles ask. */
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
