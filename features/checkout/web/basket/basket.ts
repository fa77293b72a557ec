import { create } from 'zustand';
import { peopleWords } from '#features/operators/contract/people-words.ts';
import type { PlanPicture } from '#features/operators/contract/plan-content.ts';
import type { UnitType } from '#features/operators/contract/unit.ts';
import { storage } from '#web/storage.ts';

export interface BasketLine {
  id: string;
  plan: { id: string; slug: string; title: string; picture: PlanPicture | null };
  operator: { name: string; fictional: boolean };
  optionId: string;
  optionName: string;
  departureId: string;
  date: string;
  /** The start as "HH:MM", or null if visitors may come at any time of the opening hours. */
  time: string | null;
  /** Older stored baskets have no `type`. */
  units: { unitId: string; type?: UnitType; quantity: number }[];
  currency: string;
  /** In minor units, taxes included, as the server last reported the total. */
  total: number;
  /** The part of `total` that is due when the order is placed. */
  dueNow: number;
}

/** A repeated request with the same ids creates no second order. */
export interface Attempt {
  uuid: string;
  /** The keys are ids of lines, and the values are ids of bookings. */
  bookings: Record<string, string>;
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

/** Applies changes of the basket from other tabs until the returned function is called. */
export function followBasket(): () => void {
  const hear = ({ key }: StorageEvent) => {
    if (key === null || key === KEY) useBasket.setState(storage.read<Basket>(KEY) ?? EMPTY);
  };
  addEventListener('storage', hear);
  return () => removeEventListener('storage', hear);
}

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

export function returnLine(line: BasketLine, index: number): void {
  keep({ lines: useBasket.getState().lines.toSpliced(index, 0, line) });
}

export const peopleIn = ({ units }: Pick<BasketLine, 'units'>): string =>
  peopleWords(units.map(({ type = 'OTHER', quantity }) => [type, quantity]));

export const unitsOf = ({ units }: Pick<BasketLine, 'units'>) =>
  units.map(({ unitId, quantity }) => ({ unitId, quantity }));

/** Returns a string that identifies the content of the basket without its prices. */
export const askedOf = (lines: readonly BasketLine[]): string =>
  JSON.stringify(
    lines.map(({ id, departureId, units }) => [id, departureId, units.map((it) => [it.unitId, it.quantity])]),
  );

/** `true` if an unpaid order holds the seats of exactly this basket. */
export const isHeld = ({ lines, attempt }: Pick<Basket, 'lines' | 'attempt'>): boolean =>
  attempt !== null && attempt.orderId !== null && attempt.asked === askedOf(lines);

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

/** Must be called when the order ends unpaid, so that the next request gets new ids. */
export function forgetAttempt(orderId: string): void {
  if (useBasket.getState().attempt?.orderId === orderId) keep({ attempt: null });
}

export function emptyAfter(orderId: string): void {
  if (useBasket.getState().attempt?.orderId === orderId) keep(EMPTY);
}
