declare module 'html-to-text' {
  export interface Selector {
    selector: string;
    format?: string;
    options?: Record<string, unknown>;
  }
  export interface Options {
    wordwrap?: number | false;
    selectors?: Selector[];
    limits?: { maxInputLength?: number; maxDepth?: number; maxChildNodes?: number };
  }
  export function convert(html: string, options?: Options): string;
}
