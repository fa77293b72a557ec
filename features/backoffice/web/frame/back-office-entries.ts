import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import {
  Banknote,
  BookOpenText,
  ChartColumn,
  FileUp,
  History,
  House,
  Images,
  type LucideIcon,
  Luggage,
  MapPin,
  Megaphone,
  MessageCircleQuestion,
  MessagesSquare,
  Plug,
  Route,
  Scale,
  SearchX,
  Ship,
  SlidersHorizontal,
  Star,
  Store,
  TicketCheck,
  TrafficCone,
  UserCog,
  Users,
  Wrench,
} from 'lucide-react';
import type { StaffRole } from '#features/accounts/contract/actor.ts';
import { REGION_PLANS, regionPaths } from '#web/paths/region.ts';

export interface BackOfficeEntry {
  path: string;
  /** Paths for which the menu highlights this entry too. */
  also?: readonly string[];
  icon: LucideIcon;
  name: MessageDescriptor;
  roles: readonly StaffRole[];
}

export const BACK_OFFICE_ENTRIES: readonly BackOfficeEntry[] = [
  { path: regionPaths.overview(), icon: House, name: msg`Lo que espera`, roles: ['admin', 'moderator', 'editor'] },
  { path: regionPaths.complaints(), icon: BookOpenText, name: msg`Reclamos`, roles: ['admin', 'moderator'] },
  { path: regionPaths.reviews(), icon: Star, name: msg`Opiniones`, roles: ['admin', 'moderator'] },
  { path: regionPaths.questions(), icon: MessageCircleQuestion, name: msg`Preguntas`, roles: ['admin', 'moderator'] },
  { path: regionPaths.publicTrips(), icon: Luggage, name: msg`Viajes públicos`, roles: ['admin', 'moderator'] },
  { path: regionPaths.photos(), icon: Images, name: msg`Fotos`, roles: ['admin', 'moderator'] },
  { path: regionPaths.bookings(), icon: TicketCheck, name: msg`Reservas`, roles: ['admin', 'moderator'] },
  {
    path: regionPaths.operators(),
    also: [REGION_PLANS],
    icon: Ship,
    name: msg`Operadores`,
    roles: ['admin', 'moderator'],
  },
  {
    path: regionPaths.announcements(),
    icon: Megaphone,
    name: msg`Mensajes`,
    roles: ['admin', 'moderator'],
  },
  {
    path: regionPaths.quotations(),
    icon: MessagesSquare,
    name: msg`Cotizaciones`,
    roles: ['admin', 'moderator'],
  },
  { path: regionPaths.itineraries(), icon: Route, name: msg`Itinerarios`, roles: ['admin', 'editor'] },
  { path: regionPaths.places(), icon: MapPin, name: msg`Lugares`, roles: ['admin', 'moderator', 'editor'] },
  {
    path: regionPaths.owners(),
    icon: Store,
    name: msg`Dueños de lugares`,
    roles: ['admin', 'moderator', 'editor'],
  },
  {
    path: regionPaths.searches(),
    icon: SearchX,
    name: msg`Búsquedas`,
    roles: ['admin', 'moderator', 'editor'],
  },
  { path: regionPaths.imports(), icon: FileUp, name: msg`Importar datos`, roles: ['admin', 'moderator', 'editor'] },
  { path: regionPaths.closures(), icon: TrafficCone, name: msg`Cierres`, roles: ['admin', 'moderator', 'editor'] },
  { path: regionPaths.figures(), icon: ChartColumn, name: msg`Cifras`, roles: ['admin', 'moderator'] },
  { path: regionPaths.policies(), icon: Scale, name: msg`Textos legales`, roles: ['admin', 'editor'] },
  { path: regionPaths.people(), icon: Users, name: msg`Personas`, roles: ['admin', 'moderator'] },
  { path: regionPaths.money(), icon: Banknote, name: msg`Pagos`, roles: ['admin'] },
  { path: regionPaths.connections(), icon: Plug, name: msg`Conexiones`, roles: ['admin'] },
  { path: regionPaths.organisation(), icon: SlidersHorizontal, name: msg`Organización`, roles: ['admin'] },
  { path: regionPaths.team(), icon: UserCog, name: msg`Equipo`, roles: ['admin'] },
  { path: regionPaths.tasks(), icon: Wrench, name: msg`Tareas`, roles: ['admin'] },
  { path: regionPaths.log(), icon: History, name: msg`Registro`, roles: ['admin'] },
];
