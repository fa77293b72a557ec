export { OpenDataPanel } from './open-data-panel.tsx';
