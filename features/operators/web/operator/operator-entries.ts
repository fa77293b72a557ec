import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import {
  Banknote,
  Building2,
  CalendarDays,
  House,
  type LucideIcon,
  Map as MapIcon,
  Megaphone,
  MessageCircleQuestion,
  MessageSquareQuote,
  Plug,
  QrCode,
  Star,
  Ticket,
  TrafficCone,
  Truck,
  Users,
} from 'lucide-react';
import type { OperatorRole } from '#features/accounts/contract/actor.ts';
import { operatorPaths } from '#web/paths/operator.ts';

export interface OperatorPlace {
  path: (operatorId: string) => string;
  icon: LucideIcon;
  name: MessageDescriptor;
  roles: readonly OperatorRole[];
  thumb?: boolean;
}

const ALL: readonly OperatorRole[] = ['owner', 'sales', 'guide'];
const SELLERS: readonly OperatorRole[] = ['owner', 'sales'];

export const OPERATOR_PLACES: readonly OperatorPlace[] = [
  { path: operatorPaths.today, icon: House, name: msg`Hoy`, roles: ALL, thumb: true },
  { path: (id) => operatorPaths.departures(id), icon: CalendarDays, name: msg`Salidas`, roles: ALL, thumb: true },
  { path: (id) => operatorPaths.bookings(id), icon: Ticket, name: msg`Reservas`, roles: SELLERS, thumb: true },
  { path: operatorPaths.quotations, icon: MessageSquareQuote, name: msg`Cotizaciones`, roles: SELLERS, thumb: true },
  { path: operatorPaths.closures, icon: TrafficCone, name: msg`Cierres`, roles: SELLERS },
  { path: operatorPaths.announcements, icon: Megaphone, name: msg`Mensajes de la región`, roles: SELLERS },
  { path: operatorPaths.reviews, icon: Star, name: msg`Opiniones`, roles: SELLERS },
  { path: operatorPaths.questions, icon: MessageCircleQuestion, name: msg`Preguntas`, roles: SELLERS },
  { path: operatorPaths.code, icon: QrCode, name: msg`Cartel con código`, roles: SELLERS },
  { path: operatorPaths.plans, icon: MapIcon, name: msg`Planes`, roles: SELLERS },
  { path: operatorPaths.resources, icon: Truck, name: msg`Guías y vehículos`, roles: SELLERS },
  { path: operatorPaths.money, icon: Banknote, name: msg`Pagos`, roles: ['owner'] },
  { path: operatorPaths.team, icon: Users, name: msg`Equipo`, roles: ['owner'] },
  { path: operatorPaths.connections, icon: Plug, name: msg`Conexiones`, roles: ['owner'] },
  { path: operatorPaths.data, icon: Building2, name: msg`Datos del operador`, roles: ['owner'] },
];

/** The menu entry with the longest matching path decides. */
export function isClosedTo({ id, role }: { id: string; role: OperatorRole }, pathname: string): boolean {
  const [room] = OPERATOR_PLACES.filter(({ path }) => `${pathname}/`.startsWith(`${path(id)}/`)).sort(
    (one, other) => other.path(id).length - one.path(id).length,
  );
  return room !== undefined && !room.roles.includes(role);
}
