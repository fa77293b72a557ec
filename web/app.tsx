import { I18nProvider } from '@lingui/react';
import { type ReactNode, StrictMode } from 'react';
import { type Face, FaceProvider } from './face.ts';
import type { Api } from './http/api.ts';
import { ApiProvider } from './http/use-api.ts';
import { i18n } from './i18n.ts';
import { type Settings, SettingsProvider } from './settings.ts';

interface AppProps {
  api: Api;
  face: Face;
  settings: Settings;
  children: ReactNode;
}

/** What every screen may ask for, around the router. The same tree on the server and in the browser. */
export function App({ api, face, settings, children }: AppProps) {
  return (
    <StrictMode>
      <I18nProvider i18n={i18n}>
        <FaceProvider value={face}>
          <SettingsProvider value={settings}>
            <ApiProvider value={api}>{children}</ApiProvider>
          </SettingsProvider>
        </FaceProvider>
      </I18nProvider>
    </StrictMode>
  );
}
