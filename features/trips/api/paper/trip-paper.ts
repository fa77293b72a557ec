/** Texts of the printed trip. A worker thread draws the texts, so they contain no functions and no classes. */
export interface TripPaper {
  title: string;
  /** Such as "3 días · del 28 al 30 de noviembre de 2026 · 2 personas". */
  subtitle: string;
  product: string;
  author: string;
  locale: string;
  /** Link that opens the trip. Null for a reader without a link. */
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
  /** Such as "09:00–10:30". */
  time: string;
  name: string;
  /** Kind and address. */
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
  /** Source of the useful places. Null without useful places. */
  source: string | null;
}
