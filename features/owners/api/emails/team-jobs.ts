import { Type } from 'typebox';
import { PLACE_INVITATION_DAYS, PLACE_ROLE_WORDS } from '#features/owners/contract/team.ts';
import { Id } from '#features/schema.ts';
import { hashSecret, newSecret } from '#server/auth/secrets.ts';
import { defineJob } from '#server/jobs/define-job.ts';
import type { Job } from '#server/platform.ts';
import { ownerPaths } from '#web/paths/owner.ts';
import { readProposal } from '../proposals/proposal.store.ts';
import { setInvitationSecret } from '../team/invitation.store.ts';
import { WHY_TEAM } from './claim-emails.ts';
import { ownersOf } from './claim-jobs.ts';
import { NOTIFY_PROPOSAL, SEND_INVITATION } from './email-jobs.ts';
import { sendTo } from './send-to.ts';

const FACT_WORDS: Readonly<Record<string, string>> = {
  name: 'el nombre',
  kind: 'el tipo',
  register: 'el registro',
  position: 'el punto del mapa',
};

export const teamJobs: Record<string, Job> = {
  /** Each attempt makes a new secret, so only the link in the last email works. */
  [SEND_INVITATION]: defineJob(Type.Object({ id: Id }), async ({ id }, platform, attempt) => {
    const { db, config, region } = platform;
    const secret = newSecret();
    const invitation = await setInvitationSecret(db, config.REGION, id, hashSecret(secret));
    if (!invitation) return;
    const { product } = (await region.current()).face;
    const { name, may } = PLACE_ROLE_WORDS[invitation.role];
    const who = invitation.invited_by ? `${invitation.invited_by} te invita` : 'Te invitan';
    const words = {
      title: `Te invitan a manejar ${invitation.place}`,
      paragraphs: [
        `${who} a cuidar la ficha de ${invitation.place} en ${product}, con el papel de ${name.toLowerCase()}. ${may}`,
        `El enlace sirve durante ${PLACE_INVITATION_DAYS} días y una sola vez, con la cuenta de este correo. Si todavía no tienes una, la creas en el camino.`,
      ],
      action: { label: 'Ver la invitación', url: `${config.PUBLIC_URL}${ownerPaths.invitation()}#${secret}` },
      small: 'Si no esperabas este correo, no hagas nada: la invitación vence sola.',
    };
    await sendTo(platform, [invitation.email], words, attempt);
  }),
  [NOTIFY_PROPOSAL]: defineJob(Type.Object({ proposalId: Id }), async ({ proposalId }, platform, attempt) => {
    const { db, config } = platform;
    const proposal = await readProposal(db, config.REGION, proposalId);
    if (!proposal) return;
    const { state, reason, place, fact } = proposal;
    const isAccepted = state === 'accepted';
    const what = FACT_WORDS[fact] ?? 'un dato';
    const words = {
      title: isAccepted ? `Ya se ve ${what} nuevo` : `No cambiamos ${what} de ${place.name}`,
      paragraphs: [
        isAccepted
          ? `La región aceptó el cambio que pediste para ${place.name}.`
          : `La región revisó el cambio que pediste para ${place.name} y dejó el dato como estaba.`,
        ...(reason ? [`El motivo: ${reason}`] : []),
      ],
      action: { label: 'Ver mi lugar', url: config.PUBLIC_URL + ownerPaths.facts(place.id) },
      why: WHY_TEAM,
    };
    await sendTo(platform, await ownersOf(platform, place.id), words, attempt);
  }),
};
