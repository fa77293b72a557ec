import { I18nProvider } from '@lingui/react';
import { type ReactNode, StrictMode, useCallback, useState } from 'react';
import { type Face, FaceProvider, FaceRenewalProvider } from './face.ts';
import { setLocale } from './format/locale.ts';
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

export function App({ api, face: first, settings, children }: AppProps) {
  const [face, setFace] = useState(first);
  const renew = useCallback((changes: Partial<Face>) => {
    if (changes.locale) setLocale(changes.locale);
    setFace((before) => ({ ...before, ...changes }));
  }, []);
  return (
    <StrictMode>
      <I18nProvider i18n={i18n}>
        <FaceProvider value={face}>
          <FaceRenewalProvider value={renew}>
            <SettingsProvider value={settings}>
              <ApiProvider value={api}>{children}</ApiProvider>
            </SettingsProvider>
          </FaceRenewalProvider>
        </FaceProvider>
      </I18nProvider>
    </StrictMode>
  );
}
