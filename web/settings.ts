import { createContext, use } from 'react';

/** Settings that the server gives the browser at run time, inside the first HTML. None of them is secret. */
export interface Settings {
  /** Origin of the site for people, without a final slash; canonical links start with it. */
  publicUrl: string;
  /** Origin of the API in production if it is another one; otherwise empty. */
  apiBase: string;
  /** Identifies this app to the API; it authorises nothing. */
  applicationToken: string;
  /** Emails are stored at `/demo/buzon` instead of being sent: `all` shows all of them, `own` shows each browser its own. */
  mailbox: 'all' | 'own' | null;
  /** Purposes for which this site needs consent (`PURPOSES` of features/privacy); empty when it asks for none. */
  asksConsent: string[];
}

const SettingsContext = createContext<Settings | null>(null);
export const SettingsProvider = SettingsContext.Provider;

export function useSettings(): Settings {
  const settings = use(SettingsContext);
  if (!settings) throw new Error('useSettings outside SettingsProvider');
  return settings;
}

/** Set by the build: a production build uses the configured API host, any other its own origin. */
export const environment = { production: import.meta.env.PROD } as const;

export function apiBaseOf(settings: Settings, ownOrigin: string): string {
  return (environment.production && settings.apiBase) || ownOrigin;
}
