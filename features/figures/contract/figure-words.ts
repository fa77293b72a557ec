import type { VisitedPage } from './visit.ts';

export const PAGE_WORDS: Readonly<Record<VisitedPage, string>> = {
  home: 'Inicio',
  explore: 'Explorar',
  place: 'Un lugar',
  plans: 'Planes y su comparación',
  plan: 'Un plan',
  operators: 'Operadores',
  itineraries: 'Itinerarios',
  itinerary: 'Un itinerario',
  wish: 'Arma tu viaje',
  trip: 'Un viaje',
  public_trips: 'Viajes de otras personas',
  quotation: 'Cotizar',
  help: 'Ayuda, fuentes y datos',
};

const REASON_WORDS: Readonly<Record<string, string>> = {
  hours_unknown: 'No sabemos su horario',
  does_not_fit_before_closing: 'Cierra antes de que lleguen',
  closed_those_days: 'Ese día no abre',
  too_far: 'Queda lejos del resto',
  more_travel: 'Pide más camino',
  over_budget: 'Pasa del presupuesto',
  need_not_met: 'No cumple lo que necesitan',
  no_time_left: 'Ya no queda tiempo',
  already_similar: 'Ya hay otro parecido',
  would_cost: 'Dejaría fuera a otros',
  avoided: 'Pidieron no ir',
};

export const reasonWords = (code: string): string => REASON_WORDS[code] ?? code;

export const INTEREST_WORDS: Readonly<Record<string, string>> = {
  archaeology: 'Arqueología',
  museums: 'Museos',
  history: 'Historia',
  beach: 'Playa',
  nature: 'Naturaleza',
  food: 'Comida',
  markets: 'Mercados',
  faith: 'Fe',
  views: 'Miradores',
};

export const ANSWERED_WORDS = { questions: 'Preguntas', quotations: 'Cotizaciones' } as const;
