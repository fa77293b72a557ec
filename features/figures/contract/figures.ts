import { type Static, Type } from 'typebox';
import { Poster } from '#features/places/contract/place.ts';
import { closed, Day, Id, orNull } from '#features/schema.ts';
import { PAGES } from './visit.ts';

export const PERIODS = ['month', 'quarter', 'year'] as const;
export type PeriodName = (typeof PERIODS)[number];
/** Days of each period. The last day is today. */
export const PERIOD_DAYS: Readonly<Record<PeriodName, number>> = { month: 30, quarter: 90, year: 365 };

/** Months after which events are deleted. */
export const KEPT_MONTHS = 13;
/**
 * Counts of travel days below this number are not told apart, and there is no median of fewer answers. This is the
 * threshold rule of https://sdctools.github.io/HandbookSDC/05-frequency-tables.html.
 */
export const FEWEST = 5;
export const STOP_DAYS = 14;

export const PeriodQuery = Type.Object({ period: Type.Optional(Type.Enum([...PERIODS])) }, closed);

const Count = Type.Integer({ minimum: 0 });
/** Null if the events of the period before are no longer kept. */
const Before = orNull(Count);
const Month = Type.String({ description: 'Mes como 2026-12' });
const DayCount = Type.Object({ day: Day, count: Count });
/** Null for a period that is longer than the events of the year before are kept. */
const YearAgo = orNull(
  Type.Array(Count, { description: 'Una cuenta por día: 52 semanas antes, que es el mismo día de la semana' }),
);

export const PlaceFigures = Type.Object({ views: Count, saves: Count, plans: Count, ways: Count, calls: Count });
export type PlaceFigures = Static<typeof PlaceFigures>;

const Fictional = Type.Boolean({ description: 'Hay visitas y planes inventados para la demostración' });

export const OwnedFigures = Type.Object({ now: PlaceFigures, before: PlaceFigures, fictional: Fictional });

const SeenPlace = Type.Object({ id: Id, slug: Type.String(), name: Type.String(), ...PlaceFigures.properties });
export type SeenPlace = Static<typeof SeenPlace>;

const Visits = Type.Object({
  count: Count,
  before: Before,
  days: Type.Array(DayCount),
  yearAgo: YearAgo,
  pages: Type.Array(Type.Object({ page: Type.Enum([...PAGES]), count: Count, before: Before })),
});

const Plans = Type.Object({
  count: Count,
  before: Before,
  days: Type.Array(DayCount),
  yearAgo: YearAgo,
  lengths: Type.Array(Type.Object({ days: Type.Integer(), count: Count })),
  interests: Type.Array(Type.Object({ interest: Type.String(), count: Count })),
  months: Type.Array(Type.Object({ month: Month, count: Count })),
});

const LeftOut = Type.Object({
  asked: Type.Integer({ description: 'Lugares que alguien pidió por su nombre' }),
  askedOut: Type.Integer({ description: 'De ellos, los que quedaron fuera' }),
  count: Type.Integer({ description: 'Todos los que quedaron fuera, pedidos o no' }),
  before: Before,
  reasons: Type.Array(Type.Object({ code: Type.String(), count: Count, asked: Count })),
  withoutHours: Type.Array(
    Type.Object({
      id: Id,
      name: Type.String(),
      poster: Poster,
      count: Count,
    }),
  ),
});

const Stops = Type.Object({
  days: Type.Array(Type.Object({ day: Day, holiday: orNull(Type.String()) })),
  districts: Type.Array(
    Type.Object({
      name: orNull(Type.String()),
      counts: Type.Array(orNull(Count), { description: 'Una cuenta por día; null si es de 1 a 4' }),
      sum: Type.Integer({ minimum: 0, description: 'La suma de las cuentas que se ven' }),
      hides: Type.Boolean({ description: 'Algún día no se ve, y la suma lo deja fuera' }),
    }),
  ),
});

const SaleFigures = { currency: Type.String(), bookings: Count, cancelled: Count, sold: Count };

const Sales = Type.Object({
  months: Type.Array(Type.Object({ month: Month, ...SaleFigures })),
  all: Type.Array(Type.Object({ ...SaleFigures, before: Type.Object({ bookings: Count, sold: Count }) })),
});

export const ANSWERED = ['questions', 'quotations'] as const;
const Answers = Type.Array(
  Type.Object({
    of: Type.Enum([...ANSWERED]),
    asked: Count,
    answered: Count,
    medianMinutes: orNull(Count),
    before: orNull(Count),
    goalHours: Count,
  }),
);

export const Figures = Type.Object({
  period: Type.Enum([...PERIODS]),
  from: Day,
  today: Day,
  fictional: Fictional,
  visits: Visits,
  places: Type.Array(SeenPlace),
  plans: Plans,
  leftOut: LeftOut,
  stops: Stops,
  sales: Sales,
  answers: Answers,
});
export type Figures = Static<typeof Figures>;

export const FILES = ['visits', 'places', 'plans', 'left-out', 'stops', 'sales', 'answers'] as const;
export type FigureFile = (typeof FILES)[number];
export const FileParams = Type.Object({ figure: Type.Enum([...FILES]) });
