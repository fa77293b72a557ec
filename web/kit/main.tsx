import '../styles/tokens.css';
import '../styles/base.css';
import { I18nProvider } from '@lingui/react';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router';
import { type Face, FaceProvider } from '../face.ts';
import { setLocale } from '../format/locale.ts';
import { i18n } from '../i18n.ts';
import { Toasts } from '../ui/toast.tsx';
import { KitScreen } from './kit-screen.tsx';

const FACE = { telephone: { code: '51', mobile: '^9\\d{8}$' } } as Face;

setLocale('es-PE');
createRoot(document.getElementById('app')!).render(
  <StrictMode>
    <I18nProvider i18n={i18n}>
      <MemoryRouter>
        <FaceProvider value={FACE}>
          <KitScreen />
        </FaceProvider>
        <Toasts />
      </MemoryRouter>
    </I18nProvider>
  </StrictMode>,
);
document.documentElement.dataset.ready = 'true';
