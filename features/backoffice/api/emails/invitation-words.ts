import type { StaffRole } from '#features/accounts/contract/actor.ts';
import { INVITATION_DAYS, STAFF_ROLE_WORDS } from '#features/backoffice/contract/staff.ts';

export function invitationWords(
  invitation: { role: StaffRole; invitedBy: string | null },
  product: string,
  url: string,
) {
  const { name, may } = STAFF_ROLE_WORDS[invitation.role];
  const who = invitation.invitedBy ? `${invitation.invitedBy} te invita` : 'Te invitamos';
  return {
    title: `Te invitan al equipo de ${product}`,
    paragraphs: [
      'Hola:',
      `${who} a trabajar en la oficina de ${product}, con el papel de ${name.toLowerCase()}. ${may}`,
      `El enlace sirve durante ${INVITATION_DAYS} días y una sola vez, con la cuenta de este correo. Si todavía no tienes una, la creas en el camino.`,
    ],
    action: { label: 'Ver la invitación', url },
    small: 'Si no esperabas este correo, no hagas nada: la invitación vence sola.',
  };
}
