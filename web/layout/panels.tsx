import { OverlayMenu } from './overlay-menu.tsx';
import { PreferencesSidebar } from './preferences-sidebar.tsx';
import { ProfileSidebar } from './profile-sidebar.tsx';

/** Everything that slides over the page. Fetched when the page is at rest, or at the first wish for it. */
export default function Panels() {
  return (
    <>
      <OverlayMenu />
      <ProfileSidebar />
      <PreferencesSidebar />
    </>
  );
}
