// Whoever reads this is told so by letter, at the desk, after a talk.
export interface AskedBoat {
  companyName: string;
  comments: string[];
  standing: string;
  convoy: number;
  demandKey: string;
  greetedAt: string;
  tidings: string[];
  thing: string;
}
