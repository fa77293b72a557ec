/** The placeholder lines of `web/ui/skeleton.tsx`. */
export const SKELETON = 'span[aria-hidden="true"][style*="width"][style*="height"]:empty';
