import { type Declaration, SECRET } from './declare.ts';

/** What people plan and gather. */
export const TRIPS: Declaration = {
  trip_event: {
    about: [{ of: 'trip', by: { trip_id: 'id' } }],
    holding: 'trips',
    plain: 'region_id',
    personal: {
      trip_id: 'Viaje',
      at: 'Cuándo',
      action: 'Qué pasó',
      from_state: 'Antes',
      to_state: 'Después',
      actor: 'Quién lo hizo',
      reason: 'Motivo',
    },
    erased: 'rows',
  },
  trip: {
    about: [{ account: 'account_id' }],
    holding: 'trips',
    plain: 'region_id',
    personal: {
      id: 'Viaje',
      account_id: 'Cuenta',
      document: 'El viaje entero',
      state: 'Estado',
      returns_to: 'Estado al que vuelve',
      visibility: 'Quién lo ve',
      version: 'Versión',
      created_at: 'Creado',
      updated_at: 'Cambiado',
      binned_at: 'A la papelera',
      published_at: 'Publicado',
      keys_used_at: 'Abierto por primera vez',
      creation_hash: SECRET,
      creation_salt: SECRET,
      edit_hash: SECRET,
      share_hash: SECRET,
    },
    erased: 'rows',
  },
  gathered_place: {
    about: [{ account: 'account_id' }],
    holding: 'trips',
    plain: 'region_id',
    personal: { account_id: 'Cuenta', place_id: 'Lugar', added_at: 'Guardado' },
    erased: 'rows',
  },
};
