export const MOST_TRIP_DAYS = 14;
/** Adults, children and seniors together. */
export const MOST_PEOPLE = 40;

export const peopleIn = ({
  adults,
  children,
  seniors,
}: {
  adults: number;
  children: number;
  seniors: number;
}): number => adults + children + seniors;

export const MOST_FIXED = 200;
