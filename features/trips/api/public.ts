export { tripOwner } from './trip-owner.ts';
