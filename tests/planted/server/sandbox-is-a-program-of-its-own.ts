import { till } from '../sandbox/till.ts';

export const paid = till;
