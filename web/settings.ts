import { createContext, use } from 'react';

/** The first HTML contains the settings, so no setting may be secret. */
export interface Settings {
  /** Without a final slash. Canonical links start with this origin. */
  publicUrl: string;
  apiBase: string;
  /** Identifies this app to the API. The token gives no rights to a person's data. */
  applicationToken: string;
  /** The demo's mailbox shows `all` emails, or only the browser's `own`. Null if emails are really sent. */
  mailbox: 'all' | 'own' | null;
  /** Purposes of `PURPOSES` (features/privacy). May be empty. */
  asksConsent: string[];
}

const SettingsContext = createContext<Settings | null>(null);
export const SettingsProvider = SettingsContext.Provider;

export function useSettings(): Settings {
  const settings = use(SettingsContext);
  if (!settings) throw new Error('useSettings outside SettingsProvider');
  return settings;
}

/** In `production`, the API may have another origin (`apiBase`). */
export const environment = { production: import.meta.env.PROD } as const;

export function apiBaseOf(settings: Settings, ownOrigin: string): string {
  return (environment.production && settings.apiBase) || ownOrigin;
}
