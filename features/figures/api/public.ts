export { notePlan } from './note-plan.ts';
export { figuresOfPlace } from './rows-of-place.store.ts';
