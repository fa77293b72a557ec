import { createContext, use } from 'react';

/** What the server tells the browser at run time, inside the first HTML. Nothing here is secret. */
export interface Settings {
  /** Origin under which people reach us, without final slash; canonical links start with it. */
  publicUrl: string;
  /** Origin of the API in production where it is not our own; otherwise empty. */
  apiBase: string;
  /** Identifies this app to the API; it authorises nothing. */
  applicationToken: string;
  /** Mails stay here, at `/demo/buzon`, instead of leaving; whether it shows all of them, or to each browser its own. */
  mailbox: 'all' | 'own' | null;
  /** What this site does only with a person's consent (`PURPOSES` of features/privacy); empty: nobody is asked for anything. */
  asksConsent: string[];
}

const SettingsContext = createContext<Settings | null>(null);
export const SettingsProvider = SettingsContext.Provider;

export function useSettings(): Settings {
  const settings = use(SettingsContext);
  if (!settings) throw new Error('useSettings outside SettingsProvider');
  return settings;
}

/** Shown by the build: a production build follows the configured API host, any other stays on its own origin. */
export const environment = { production: import.meta.env.PROD } as const;

export function apiBaseOf(settings: Settings, ownOrigin: string): string {
  return (environment.production && settings.apiBase) || ownOrigin;
}
