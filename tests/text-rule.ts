export interface TextRule {
  name: string;
  why: string;
  broken(path: string, text: string): boolean;
}
