import { create } from 'zustand';
import { storage } from '#web/storage.ts';

/** What a person prefers on this device. `system` follows the device. Text and keys are also read by the script in the first HTML. */
export interface Preferences {
  mode: 'system' | 'light' | 'dark';
  text: 'normal' | 'large' | 'larger';
  motion: 'system' | 'full' | 'reduced';
  language: 'es';
  /** ISO code in which prices are shown; null for the region's own. */
  currency: string | null;
  map: 'embedded' | 'google';
  /** No pictures beyond the posters, no map until it is asked for. */
  dataSaver: boolean;
}

const KEY = 'preferences';

export const initialPreferences: Preferences = {
  mode: 'system',
  text: 'normal',
  motion: 'system',
  language: 'es',
  currency: null,
  map: 'embedded',
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
  ] as const) {
    if (value === plain) delete dataset[name];
    else dataset[name] = value;
  }
}
