export { LegalNotices } from './legal-notices.tsx';
