import '../styles/tokens.css';
import '../styles/base.css';
import { I18nProvider } from '@lingui/react';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router';
import { i18n } from '../i18n.ts';
import { Toasts } from '../ui/toast.tsx';
import { KitScreen } from './kit-screen.tsx';

createRoot(document.getElementById('app')!).render(
  <StrictMode>
    <I18nProvider i18n={i18n}>
      <MemoryRouter>
        <KitScreen />
        <Toasts />
      </MemoryRouter>
    </I18nProvider>
  </StrictMode>,
);
document.documentElement.dataset.ready = 'true';
