export { ClosureLine, ClosureNoticeBox } from './closure-line.tsx';
