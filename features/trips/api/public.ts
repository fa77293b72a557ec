export { assembleProblem } from './planning/assemble-problem.ts';
export { someLegs } from './planning/board.view.ts';
export { hoursReader, shutOn } from './planning/place-windows.rules.ts';
export { CAPS } from './planning/wish-to-problem.rules.ts';
export { tripOwner } from './trip-owner.ts';
