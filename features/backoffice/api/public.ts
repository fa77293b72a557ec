export { recordAudit } from './audit/record-audit.ts';
