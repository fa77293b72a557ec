/** What other areas use of these screens. */
export { Private } from './private.tsx';
