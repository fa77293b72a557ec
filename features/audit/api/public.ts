export { readAuditEvents } from './audit.store.ts';
export { auditLines } from './audit.view.ts';
export { recordAudit } from './record-audit.ts';
export type { Subjects } from './subjects.ts';
