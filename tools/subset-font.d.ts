declare module 'subset-font' {
  interface SubsetOptions {
    targetFormat: 'woff2' | 'woff' | 'sfnt';
    /** A number fixes an axis, a range limits an axis. Other axes are kept. */
    variationAxes?: Record<string, number | { min: number; max: number } | undefined>;
  }
  export default function subsetFont(font: Buffer, characters: string, options: SubsetOptions): Promise<Buffer>;
}
