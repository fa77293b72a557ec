export const PLAN_CATEGORIES = [
  'archaeology',
  'city',
  'culture',
  'food',
  'sea',
  'nature',
  'adventure',
  'workshop',
  'rental',
  'transport',
] as const;
export type PlanCategory = (typeof PLAN_CATEGORIES)[number];

export const PLAN_CATEGORY_NAMES: Record<PlanCategory, string> = {
  archaeology: 'Arqueología',
  city: 'Ciudad',
  culture: 'Cultura',
  food: 'Gastronomía',
  sea: 'Mar',
  nature: 'Naturaleza',
  adventure: 'Aventura',
  workshop: 'Talleres',
  rental: 'Alquileres',
  transport: 'Traslados',
};

export const DIFFICULTY_NAMES: Record<1 | 2 | 3 | 4, string> = {
  1: 'Fácil',
  2: 'Moderada',
  3: 'Activa',
  4: 'Exigente',
};
