import { Type } from 'typebox';
import { file, route } from '#features/route.ts';
import { closed, PageQuery } from '#features/schema.ts';
import { AuditFilters, AuditPage, auditFilters, MOST_LINES } from './audit.ts';

const tag = 'Administración';

export const listAudit = route('GET /api/admin/audit/', {
  id: 'listAudit',
  tag,
  summary: 'El registro de lo que hizo el equipo, lo más reciente primero',
  right: 'audit.read',
  query: Type.Object({ ...auditFilters, ...PageQuery }, closed),
  replies: { 200: AuditPage },
});

export const exportAudit = route('GET /api/admin/audit/export.csv', {
  id: 'exportAudit',
  tag,
  summary: `El registro como archivo CSV, hasta ${MOST_LINES.toLocaleString('es')} líneas`,
  right: 'audit.read',
  query: AuditFilters,
  replies: { 200: file('text/csv') },
});
