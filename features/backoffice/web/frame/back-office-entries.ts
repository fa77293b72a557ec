import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import {
  Banknote,
  BookOpenText,
  History,
  House,
  type LucideIcon,
  MessagesSquare,
  Plug,
  Route,
  Scale,
  Ship,
  SlidersHorizontal,
  Star,
  TrafficCone,
  UserCog,
  Users,
  Wrench,
} from 'lucide-react';
import type { StaffRole } from '#features/accounts/contract/actor.ts';
import { operatorPaths } from '#web/operator-paths.ts';
import { paths } from '#web/paths.ts';

export interface BackOfficeEntry {
  path: string;
  /** Paths of other screens for which the menu also highlights this entry. */
  also?: readonly string[];
  icon: LucideIcon;
  name: MessageDescriptor;
  roles: readonly StaffRole[];
}

/** The entries of the back office's menu, in order; an area adds a line for each of its screens below `/region`. */
export const BACK_OFFICE_ENTRIES: readonly BackOfficeEntry[] = [
  { path: paths.backOffice(), icon: House, name: msg`Lo que espera`, roles: ['admin', 'moderator', 'editor'] },
  { path: paths.regionComplaints(), icon: BookOpenText, name: msg`Reclamos`, roles: ['admin', 'moderator'] },
  { path: operatorPaths.regionReviews(), icon: Star, name: msg`Opiniones`, roles: ['admin', 'moderator'] },
  {
    path: paths.regionOperators(),
    also: ['/region/planes'],
    icon: Ship,
    name: msg`Operadores`,
    roles: ['admin', 'moderator'],
  },
  {
    path: operatorPaths.regionQuotations(),
    icon: MessagesSquare,
    name: msg`Cotizaciones`,
    roles: ['admin', 'moderator'],
  },
  { path: paths.regionItineraries(), icon: Route, name: msg`Itinerarios`, roles: ['admin', 'editor'] },
  { path: paths.regionClosures(), icon: TrafficCone, name: msg`Cierres`, roles: ['admin', 'moderator', 'editor'] },
  { path: paths.regionPolicies(), icon: Scale, name: msg`Textos legales`, roles: ['admin', 'editor'] },
  { path: paths.regionPeople(), icon: Users, name: msg`Personas`, roles: ['admin', 'moderator'] },
  { path: paths.regionMoney(), icon: Banknote, name: msg`Pagos`, roles: ['admin'] },
  { path: operatorPaths.regionConnections(), icon: Plug, name: msg`Conexiones`, roles: ['admin'] },
  { path: paths.regionOrganisation(), icon: SlidersHorizontal, name: msg`Organización`, roles: ['admin'] },
  { path: paths.regionTeam(), icon: UserCog, name: msg`Equipo`, roles: ['admin'] },
  { path: paths.regionTasks(), icon: Wrench, name: msg`Tareas`, roles: ['admin'] },
  { path: paths.regionLog(), icon: History, name: msg`Registro`, roles: ['admin'] },
];
