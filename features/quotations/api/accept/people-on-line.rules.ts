import type { BookingItem } from '#features/bookings/contract/booking.ts';
import type { Unit, UnitType } from '#features/operators/contract/unit.ts';
import type { RequestedParty } from '#features/quotations/contract/quotation.ts';

export type PersonOnLine = Pick<BookingItem, 'type' | 'name' | 'traveller'>;

interface Person {
  type: 'ADULT' | 'SENIOR' | 'CHILD';
  name: string;
  age: number | null;
}

const YOUNG: readonly UnitType[] = ['CHILD', 'INFANT', 'YOUTH'];

/** If no unit fits a child or a senior, the person takes the seat of an adult. */
export function peopleOn(places: readonly Unit[], party: RequestedParty): PersonOnLine[] {
  const waiting = peopleIn(party);
  const found = new Map<number, Person>();
  const seat = (isFor: (unit: Unit) => boolean, order: readonly Person['type'][]) => {
    for (const [index, unit] of places.entries()) {
      if (found.has(index) || !isFor(unit)) continue;
      const person = order
        .map((type) => waiting.findIndex((one) => one.type === type && isOfAge(unit, one)))
        .find((at) => at >= 0);
      if (person !== undefined) found.set(index, waiting.splice(person, 1)[0]!);
    }
  };
  seat(({ type }) => YOUNG.includes(type), ['CHILD']);
  seat(({ type }) => type === 'SENIOR', ['SENIOR']);
  seat(({ type }) => type !== 'FAMILY' && !YOUNG.includes(type), ['ADULT', 'SENIOR', 'CHILD']);
  return places.map((unit, index) => onPlace(unit, found.get(index)));
}

function peopleIn({ adults, seniors, childAges }: RequestedParty): Person[] {
  const some = (count: number, person: Person) => Array.from({ length: count }, () => person);
  return [
    ...some(adults, { type: 'ADULT', name: 'Adulto', age: null }),
    ...some(seniors, { type: 'SENIOR', name: 'Adulto mayor', age: null }),
    ...childAges.map((age): Person => ({ type: 'CHILD', name: 'Niña o niño', age })),
  ];
}

function isOfAge({ type, minAge, maxAge }: Unit, { age }: Person): boolean {
  return age === null || !YOUNG.includes(type) || ((minAge ?? 0) <= age && age <= (maxAge ?? 120));
}

function onPlace({ type, name }: Unit, person: Person | undefined): PersonOnLine {
  const traveller = person && person.age !== null ? { age: person.age } : null;
  if (!person || type !== 'ADULT' || person.type === 'ADULT') return { type, name, traveller };
  return { type: person.type, name: person.name, traveller };
}
