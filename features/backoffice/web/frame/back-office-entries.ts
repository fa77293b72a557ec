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

export interface OfficePlace {
  path: string;
  /** Screens elsewhere that belong to it. */
  also?: readonly string[];
  icon: LucideIcon;
  name: MessageDescriptor;
  roles: readonly StaffRole[];
}

/** The rooms of the back office in the order of its menu; an area adds a line for each of its screens below `/region`. */
export const OFFICE_PLACES: readonly OfficePlace[] = [
  { path: paths.office(), icon: House, name: msg`Lo que espera`, roles: ['admin', 'moderator', 'editor'] },
  { path: paths.officeComplaints(), icon: BookOpenText, name: msg`Reclamos`, roles: ['admin', 'moderator'] },
  { path: operatorPaths.officeReviews(), icon: Star, name: msg`Opiniones`, roles: ['admin', 'moderator'] },
  {
    path: paths.officeOperators(),
    also: ['/region/planes'],
    icon: Ship,
    name: msg`Operadores`,
    roles: ['admin', 'moderator'],
  },
  {
    path: operatorPaths.officeQuotations(),
    icon: MessagesSquare,
    name: msg`Cotizaciones`,
    roles: ['admin', 'moderator'],
  },
  { path: paths.officeItineraries(), icon: Route, name: msg`Itinerarios`, roles: ['admin', 'editor'] },
  { path: paths.officeClosures(), icon: TrafficCone, name: msg`Cierres`, roles: ['admin', 'moderator', 'editor'] },
  { path: paths.officePolicies(), icon: Scale, name: msg`Textos legales`, roles: ['admin', 'editor'] },
  { path: paths.officePeople(), icon: Users, name: msg`Personas`, roles: ['admin', 'moderator'] },
  { path: paths.officeMoney(), icon: Banknote, name: msg`Pagos`, roles: ['admin'] },
  { path: operatorPaths.officeConnections(), icon: Plug, name: msg`Conexiones`, roles: ['admin'] },
  { path: paths.officeOrganisation(), icon: SlidersHorizontal, name: msg`Organización`, roles: ['admin'] },
  { path: paths.officeTeam(), icon: UserCog, name: msg`Equipo`, roles: ['admin'] },
  { path: paths.officeTasks(), icon: Wrench, name: msg`Tareas`, roles: ['admin'] },
  { path: paths.officeLog(), icon: History, name: msg`Registro`, roles: ['admin'] },
];
