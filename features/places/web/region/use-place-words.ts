import { useLingui } from '@lingui/react/macro';
import type { FactName, FactSourceKind } from '../../contract/place-facts.ts';
import type { PlaceState } from '../../contract/place-states.ts';
import type { Lack } from '../../contract/region.ts';

export function usePlaceStateWords(): Record<PlaceState, string> {
  const { t } = useLingui();
  return {
    draft: t`Borrador`,
    submitted: t`Por revisar`,
    published: t`Publicado`,
    paused: t`En pausa`,
    closed_temporarily: t`Cerrado por un tiempo`,
    closed_permanently: t`Cerrado para siempre`,
    suspended: t`Suspendido`,
    merged: t`Fusionado con otro`,
  };
}

/** The filters of the list. */
export function useLackWords(): Record<Lack, string> {
  const { t } = useLingui();
  return {
    hours: t`Sin horario`,
    contact: t`Sin contacto`,
    doubts: t`Con dudas`,
    hidden: t`No se ven`,
    differs: t`Por elegir`,
  };
}

export function useFactWords(): Record<FactName | 'state', string> {
  const { t } = useLingui();
  return {
    name: t`Nombre`,
    otherNames: t`Otros nombres`,
    kind: t`Tipo`,
    summary: t`Frase`,
    district: t`Distrito`,
    address: t`Dirección`,
    phones: t`Teléfonos`,
    website: t`Página web`,
    position: t`Posición`,
    hours: t`Horario`,
    hoursNote: t`Nota del horario`,
    fees: t`Entrada`,
    needs: t`Accesibilidad`,
    activities: t`Actividades`,
    whatsapp: t`WhatsApp`,
    email: t`Correo`,
    paymentMeans: t`Cómo se paga`,
    access: t`Medidas del acceso`,
    languages: t`Idiomas en que atienden`,
    register: t`Número de registro`,
    poster: t`Dibujo`,
    state: t`Estado`,
  };
}

export function useSourceWords(): Record<FactSourceKind, string> {
  const { t } = useLingui();
  return {
    phone: t`Llamé por teléfono`,
    on_spot: t`Estuve ahí`,
    owner: t`Me lo dijo su responsable`,
    web: t`Lo vi en su página`,
    other: t`De otra forma`,
  };
}
