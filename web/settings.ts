import { createContext, use } from 'react';

/** Settings of the site that the first HTML contains. No setting may be secret. */
export interface Settings {
  /** An origin without a final slash. */
  publicUrl: string;
  apiBase: string;
  /** Identifies this app to the API. The token gives no rights to a person's data. */
  applicationToken: string;
  /** The demo's mailbox shows `all` emails, or only the browser's `own`. Null if emails are really sent. */
  mailbox: 'all' | 'own' | null;
  /** Purposes for which the site asks the visitor's consent (features/privacy). */
  asksConsent: string[];
}

const SettingsContext = createContext<Settings | null>(null);
export const SettingsProvider = SettingsContext.Provider;

export function useSettings(): Settings {
  const settings = use(SettingsContext);
  if (!settings) throw new Error('useSettings outside SettingsProvider');
  return settings;
}

export const environment = { production: import.meta.env.PROD } as const;

export function apiBaseOf(settings: Settings, ownOrigin: string): string {
  return (environment.production && settings.apiBase) || ownOrigin;
}
