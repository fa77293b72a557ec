export { CountVisits } from './counting/count-visits.tsx';
export { PlaceFigures } from './place-figures.tsx';
