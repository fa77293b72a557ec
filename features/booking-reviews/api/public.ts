export { wasWithOperator } from './was-booked.store.ts';
