import { MARKS } from '#features/organisation/contract/marks.ts';
import type { OrganisationEditor } from '#features/organisation/contract/settings.ts';
import { useRenewFace } from '#web/face.ts';

/** Applies just-saved settings to this page: names and mark through the face, colours on the root, where they have precedence. */
export function useWear() {
  const renew = useRenewFace();
  return ({ settings, choices }: OrganisationEditor) => {
    const { identity, contact, brand } = settings;
    const { name, email, phone, address } = contact;
    renew({
      ...identity,
      organisation: { name, email, phone, address },
      mark: brand.mark === 'own' ? choices.ownMark : MARKS[brand.mark].path,
    });
    for (const [role, colour] of Object.entries(brand.palette)) {
      document.documentElement.style.setProperty(`--${role}`, colour);
    }
  };
}
