import { create } from 'zustand';
import { peopleWords } from '#features/operators/contract/people-words.ts';
import type { PlanPicture } from '#features/operators/contract/plan-content.ts';
import type { UnitType } from '#features/operators/contract/unit.ts';
import { storage } from '#web/storage.ts';

/** One line of the basket. It stays in this browser until its places are held. */
export interface BasketLine {
  id: string;
  plan: { id: string; slug: string; title: string; picture: PlanPicture | null };
  operator: { name: string; fictional: boolean };
  optionId: string;
  optionName: string;
  departureId: string;
  /** Local day, ISO. */
  date: string;
  /** "HH:MM"; null for any time of the opening hours. */
  time: string | null;
  /** `type` is missing in baskets that were filled before units had one. */
  units: { unitId: string; type?: UnitType; quantity: number }[];
  currency: string;
  /** Minor units, taxes included, as last seen. */
  total: number;
  /** The part that is due at once. */
  dueNow: number;
}

/** Request numbers of these lines; a repeated request with them returns the same order. */
export interface Attempt {
  uuid: string;
  /** Booking numbers by line. */
  bookings: Record<string, string>;
  /** The basket that was requested with them (`askedOf`). */
  asked: string;
  orderId: string | null;
}

interface Basket {
  lines: BasketLine[];
  attempt: Attempt | null;
}

const KEY = 'canasta';
const EMPTY: Basket = { lines: [], attempt: null };

export const useBasket = create<Basket>(() => storage.read<Basket>(KEY) ?? EMPTY);

function keep(change: Partial<Basket>): void {
  useBasket.setState(change);
  storage.write(KEY, useBasket.getState());
}

/**
 * Follows changes in other tabs.
 * @returns a function that stops it.
 */
export function followBasket(): () => void {
  const hear = ({ key }: StorageEvent) => {
    if (key === null || key === KEY) useBasket.setState(storage.read<Basket>(KEY) ?? EMPTY);
  };
  addEventListener('storage', hear);
  return () => removeEventListener('storage', hear);
}

/** Adds a line; it replaces an earlier line of the same departure. */
export function addToBasket(line: Omit<BasketLine, 'id'>): void {
  const { lines } = useBasket.getState();
  const known = lines.find(({ departureId }) => departureId === line.departureId);
  if (known) changeLine(known.id, line);
  else keep({ lines: [...lines, { ...line, id: crypto.randomUUID() }] });
}

export function changeLine(id: string, change: Partial<Omit<BasketLine, 'id'>>): void {
  keep({ lines: useBasket.getState().lines.map((line) => (line.id === id ? { ...line, ...change } : line)) });
}

export function removeLine(id: string): void {
  keep({ lines: useBasket.getState().lines.filter((line) => line.id !== id) });
}

/** Puts a removed line back where it was. */
export function returnLine(line: BasketLine, index: number): void {
  keep({ lines: useBasket.getState().lines.toSpliced(index, 0, line) });
}

/** "2 adultos · 1 joven". */
export const peopleIn = ({ units }: Pick<BasketLine, 'units'>): string =>
  peopleWords(units.map(({ type = 'OTHER', quantity }) => [type, quantity]));

/** The basket in the form of its request, without totals, to compare baskets. */
export const askedOf = (lines: readonly BasketLine[]): string =>
  JSON.stringify(
    lines.map(({ id, departureId, units }) => [id, departureId, units.map((it) => [it.unitId, it.quantity])]),
  );

/** The attempt for the present basket: the current one while the basket is unchanged, otherwise a new one. */
export function currentAttempt(): Attempt {
  const { lines, attempt } = useBasket.getState();
  const asked = askedOf(lines);
  if (attempt?.asked === asked) return attempt;
  const bookings = Object.fromEntries(lines.map(({ id }) => [id, crypto.randomUUID()]));
  const begun = { uuid: crypto.randomUUID(), bookings, asked, orderId: null };
  keep({ attempt: begun });
  return begun;
}

export function noteOrder(orderId: string): void {
  const { attempt } = useBasket.getState();
  if (attempt) keep({ attempt: { ...attempt, orderId } });
}

/** The order ended unpaid: its lines stay and are requested anew. */
export function forgetAttempt(orderId: string): void {
  if (useBasket.getState().attempt?.orderId === orderId) keep({ attempt: null });
}

/** Removes what was bought from the basket. */
export function emptyAfter(orderId: string): void {
  if (useBasket.getState().attempt?.orderId === orderId) keep(EMPTY);
}
