import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import {
  Banknote,
  Building2,
  CalendarDays,
  House,
  type LucideIcon,
  Map as MapIcon,
  Ticket,
  Truck,
  Users,
} from 'lucide-react';
import type { OperatorRole } from '#features/accounts/contract/actor.ts';
import { paths } from '#web/paths.ts';

export interface OperatorPlace {
  path: (operatorId: string) => string;
  icon: LucideIcon;
  name: MessageDescriptor;
  roles: readonly OperatorRole[];
  /** In the bar at the thumb, too. */
  thumb?: boolean;
}

const ALL: readonly OperatorRole[] = ['owner', 'sales', 'guide'];
const SELLERS: readonly OperatorRole[] = ['owner', 'sales'];

/** The rooms of an operator's office in the order of its menu. */
export const OPERATOR_PLACES: readonly OperatorPlace[] = [
  { path: paths.operator, icon: House, name: msg`Hoy`, roles: ALL, thumb: true },
  { path: (id) => paths.operatorDepartures(id), icon: CalendarDays, name: msg`Salidas`, roles: ALL, thumb: true },
  { path: (id) => paths.operatorBookings(id), icon: Ticket, name: msg`Reservas`, roles: SELLERS, thumb: true },
  { path: paths.operatorPlans, icon: MapIcon, name: msg`Planes`, roles: SELLERS, thumb: true },
  { path: paths.operatorResources, icon: Truck, name: msg`Guías y vehículos`, roles: SELLERS },
  { path: paths.operatorMoney, icon: Banknote, name: msg`Pagos`, roles: ['owner'] },
  { path: paths.operatorTeam, icon: Users, name: msg`Equipo`, roles: ['owner'] },
  { path: paths.operatorData, icon: Building2, name: msg`Datos del operador`, roles: ['owner'] },
];
