import { openStaffEmailEnd } from '#features/backoffice/contract/routes.ts';
import type { StaffEmailKind } from '#features/backoffice/contract/staff-email.ts';
import { pathOf } from '#features/route.ts';
import type { Config } from '#server/config.ts';
import { regionPaths } from '#web/paths/region.ts';
import { endKey } from './end-key.ts';

const NAMES: Record<StaffEmailKind, string> = {
  at_once: 'Para dejar de recibir avisos de trabajo nuevo',
  weekly: 'Para dejar de recibir el resumen de los lunes',
};

/** Returns the URL for the mail program's unsubscribe button, and the URL for the link in the text. */
export async function endOf(config: Config, accountId: string, kind: StaffEmailKind) {
  const key = await endKey(config, accountId, kind);
  const site = config.PUBLIC_URL;
  return {
    unsubscribeUrl: site + pathOf(openStaffEmailEnd, { params: { key } }),
    words: {
      small: [
        `Elige qué correos recibes: ${site}${regionPaths.emails()}`,
        `${NAMES[kind]}: ${site}${regionPaths.endEmail()}#${key}`,
      ],
      why: 'Recibes este mensaje porque trabajas en la oficina de la región.',
    },
  };
}
