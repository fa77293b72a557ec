import { LifeBuoy, type LucideIcon, Luggage, Route, Search, Ticket } from 'lucide-react';

const ICONS: Readonly<Record<string, LucideIcon>> = {
  plans: Ticket,
  itineraries: Route,
  trips: Luggage,
  help: LifeBuoy,
};

export const foundIcon = (source: string): LucideIcon => ICONS[source] ?? Search;
