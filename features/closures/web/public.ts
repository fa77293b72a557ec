export { ClosureLine } from './closure-line.tsx';
export { PlaceNotices } from './place-notices.tsx';
