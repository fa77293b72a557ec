export interface Starter {
  range: { from: string; to: string } | null;
  adults: number;
  children: number;
  seniors: number;
}
