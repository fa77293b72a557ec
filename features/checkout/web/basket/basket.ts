import { create } from 'zustand';
import { peopleWords } from '#features/operators/contract/people-words.ts';
import type { PlanPicture } from '#features/operators/contract/plan-content.ts';
import type { UnitType } from '#features/operators/contract/unit.ts';
import { storage } from '#web/storage.ts';

/** One thing somebody wants to book. It stays in this browser until its places are held. */
export interface BasketLine {
  id: string;
  plan: { id: string; slug: string; title: string; picture: PlanPicture | null };
  operator: { name: string; fictional: boolean };
  optionId: string;
  optionName: string;
  departureId: string;
  /** Local day, ISO. */
  date: string;
  /** "HH:MM"; null: any time of the opening hours. */
  time: string | null;
  /** Baskets that were filled before units carried their type have none. */
  units: { unitId: string; type?: UnitType; quantity: number }[];
  currency: string;
  /** Minor units, taxes included, as it was last seen. */
  total: number;
  /** Of it, due at once. */
  dueNow: number;
}

/** The numbers under which these lines were, or will be, asked for: the same request again is the same order. */
export interface Attempt {
  uuid: string;
  /** Booking numbers by line. */
  bookings: Record<string, string>;
  /** What was asked for under them. */
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

/** Takes over what other tabs do; gives back how to stop. */
export function followBasket(): () => void {
  const hear = ({ key }: StorageEvent) => {
    if (key === null || key === KEY) useBasket.setState(storage.read<Basket>(KEY) ?? EMPTY);
  };
  addEventListener('storage', hear);
  return () => removeEventListener('storage', hear);
}

/** The same departure again takes the place of the line before. */
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

/** What the server is asked for, which another total does not change. */
export const askedOf = (lines: readonly BasketLine[]): string =>
  JSON.stringify(
    lines.map(({ id, departureId, units }) => [id, departureId, units.map((it) => [it.unitId, it.quantity])]),
  );

/** The try for what the basket holds now: the one begun, while nothing changed, or a new one. */
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

/** The order is over without being bought: its lines stay and are asked for anew. */
export function forgetAttempt(orderId: string): void {
  if (useBasket.getState().attempt?.orderId === orderId) keep({ attempt: null });
}

/** What was bought leaves the basket. */
export function emptyAfter(orderId: string): void {
  if (useBasket.getState().attempt?.orderId === orderId) keep(EMPTY);
}
