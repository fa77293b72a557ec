export { notePlan } from './note-plan.ts';
