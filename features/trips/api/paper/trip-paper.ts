/** The members are plain data, because a worker thread receives the object. */
export interface TripPaper {
  title: string;
  /** For example "3 días · del 28 al 30 de noviembre de 2026 · 2 personas". */
  subtitle: string;
  /** For example "Basado en el viaje «Huacas y mar» de Ana P.". Empty for a trip that is no copy. */
  credit: string;
  product: string;
  author: string;
  locale: string;
  link: string | null;
  days: PaperDay[];
  bookings: PaperBooking[];
  emergency: PaperEmergency;
  motif: readonly string[];
  inks: PaperInks;
}

export interface PaperInks {
  ink: string;
  soft: string;
  line: string;
  warm: string;
}

export interface PaperDay {
  title: string;
  date: string;
  stops: PaperStop[];
}

export interface PaperStop {
  /** For example "09:00–10:30". */
  time: string;
  name: string;
  where: string;
  facts: string[];
  note: string;
}

export interface PaperBooking {
  reference: string;
  title: string;
  lines: string[];
}

export interface PaperEmergency {
  numbers: { name: string; number: string }[];
  days: { title: string; places: { name: string; lines: string[] }[] }[];
  source: string | null;
}
