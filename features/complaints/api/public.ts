export { hasOpenComplaint } from './has-open-complaint.store.ts';
