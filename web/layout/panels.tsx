import { type ReactNode, useEffect } from 'react';
import { Toasts } from '#web/ui/toast.tsx';
import { Notice } from './notice.tsx';
import { OverlayMenu } from './overlay-menu.tsx';
import { PreferencesSidebar } from './preferences-sidebar.tsx';
import { ProfileSidebar } from './profile-sidebar.tsx';

export default function Panels({ who, own }: { who: ReactNode; own: ReactNode }) {
  useEffect(() => void import('./error-screen.tsx').catch(() => {}), []);
  return (
    <>
      <OverlayMenu />
      <ProfileSidebar who={who} own={own} />
      <PreferencesSidebar />
      <Notice />
      <Toasts />
    </>
  );
}
