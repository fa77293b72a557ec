import { type Static, Type } from 'typebox';
import { Latitude, Longitude } from '#features/maps/contract/position.ts';
import { closed, Day, Instant } from '#features/schema.ts';
import { OwnerRef } from './owner-queries.ts';
import { CODE_LENGTH } from './presence-code.ts';

/** A region can change these numbers in its settings (`reviews`). */
export const PresenceTerms = Type.Object({
  /** A person can prove the presence at a place once in this number of days. The proof also counts for so long. */
  presenceDays: Type.Integer({ minimum: 1, maximum: 365 }),
  /** Largest distance between the phone and the place, in metres. */
  presenceMetres: Type.Integer({ minimum: 50, maximum: 5000 }),
});
export type PresenceTerms = Static<typeof PresenceTerms>;

export const USUAL_PRESENCE_TERMS: PresenceTerms = { presenceDays: 30, presenceMetres: 300 };

export const ProvePresenceBody = Type.Object(
  {
    id: Type.String({ format: 'uuid', description: 'Lo crea el navegador: repetir la solicitud no cuenta dos veces' }),
    about: OwnerRef,
    code: Type.String({ pattern: `^[A-Za-z0-9]{${CODE_LENGTH}}$` }),
    position: Type.Object(
      { lon: Longitude, lat: Latitude },
      { ...closed, description: 'Lo que dice el teléfono. No se guarda' },
    ),
  },
  closed,
);
export type ProvePresenceBody = Static<typeof ProvePresenceBody>;

export const ProvedPresence = Type.Object({ provedAt: Instant });
export type ProvedPresence = Static<typeof ProvedPresence>;

const MONTH_CODE = {
  code: Type.String(),
  from: Day,
  /** Last day of the code. */
  to: Day,
  /** The QR code contains the address of the page with the code. */
  qr: Type.Object({ size: Type.Integer(), path: Type.String({ description: 'Atributo `d` de un trazo SVG' }) }),
};
export const PresenceCode = Type.Object({
  name: Type.String(),
  /** Path of the owner's public page. */
  page: Type.String(),
  ...MONTH_CODE,
  /** The code of the next month, in the last days of this month. */
  next: Type.Union([Type.Object(MONTH_CODE), Type.Null()]),
});
export type PresenceCode = Static<typeof PresenceCode>;
