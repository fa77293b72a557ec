export { beginErasure } from './erasure/begin-erasure.ts';
