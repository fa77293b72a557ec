import { createContext, use } from 'react';

/** Settings that the server writes into the first HTML. No setting is secret. */
export interface Settings {
  /** Public origin of the site, without a final slash. Canonical links start with it. */
  publicUrl: string;
  /** Origin of the API in production if it differs from the site's origin, otherwise empty. */
  apiBase: string;
  /** Token that identifies this app to the API. It gives no rights to a person's data. */
  applicationToken: string;
  /** The demo's mailbox `/demo/buzon` shows `all` emails, or only the browser's `own` emails. Null if emails are really sent. */
  mailbox: 'all' | 'own' | null;
  /** Purposes for which this site asks for consent (`PURPOSES` of features/privacy). May be empty. */
  asksConsent: string[];
}

const SettingsContext = createContext<Settings | null>(null);
export const SettingsProvider = SettingsContext.Provider;

export function useSettings(): Settings {
  const settings = use(SettingsContext);
  if (!settings) throw new Error('useSettings outside SettingsProvider');
  return settings;
}

/** A production build calls the API at the origin `apiBase`. Other builds call it at the origin of the page. */
export const environment = { production: import.meta.env.PROD } as const;

export function apiBaseOf(settings: Settings, ownOrigin: string): string {
  return (environment.production && settings.apiBase) || ownOrigin;
}
