import { Type } from 'typebox';
import { file, route } from '#features/route.ts';
import { closed } from '#features/schema.ts';
import { ActOnComplaintBody, Book, Complaint, FileComplaintBody, FiledComplaint } from './complaint.ts';
import { COMPLAINT_PIN_HEADER, COMPLAINT_SECRET_HEADER } from './headers.ts';
import { REGION_VIEWS, RegionActBody, RegionComplaint, RegionPage } from './region.ts';

const tag = 'Reclamos';
const params = Type.Object({ reference: Type.String({ maxLength: 40 }) });

export const showComplaintBook = route('GET /api/complaints/book', {
  id: 'showComplaintBook',
  tag,
  summary: 'El libro de reclamaciones del país: tipos, datos y plazos',
  right: 'complaints.file',
  kept: 'content',
  replies: { 200: Book },
});

export const fileComplaint = route('POST /api/complaints/', {
  id: 'fileComplaint',
  tag,
  summary: 'Presenta un reclamo, queja o petición y entrega su constancia',
  right: 'complaints.file',
  rateLimit: { max: 20, timeWindow: 3_600_000 },
  bodyLimit: 65_536,
  body: FileComplaintBody,
  replies: { 200: FiledComplaint, 201: FiledComplaint },
  errors: ['complaint_incomplete'],
});

/** A wrong secret or PIN gives 404. */
const own = {
  tag,
  right: 'complaints.own',
  rateLimit: { max: 60, timeWindow: 60_000 },
  params,
  headers: Type.Object({
    [COMPLAINT_SECRET_HEADER]: Type.Optional(Type.String({ maxLength: 100 })),
    [COMPLAINT_PIN_HEADER]: Type.Optional(Type.String({ maxLength: 20 })),
  }),
  errors: ['complaint_not_found'],
} as const;

export const showComplaint = route('GET /api/complaints/:reference', {
  ...own,
  id: 'showComplaint',
  summary: 'Un reclamo con su plazo y su historia',
  replies: { 200: Complaint },
});

export const downloadComplaintSheet = route('GET /api/complaints/:reference/sheet.pdf', {
  ...own,
  id: 'downloadComplaintSheet',
  summary: 'La hoja del reclamo (PDF)',
  replies: { 200: file('application/pdf') },
});

export const actOnComplaint = route('POST /api/complaints/:reference/act', {
  ...own,
  id: 'actOnComplaint',
  summary: 'Acepta la respuesta, la contradice, escala o desiste',
  rateLimit: { max: 30, timeWindow: 60_000 },
  body: ActOnComplaintBody,
  replies: { 200: Complaint },
  errors: ['complaint_not_found', 'complaint_action_refused'],
});

export const listComplaints = route('GET /api/admin/complaints/', {
  id: 'listComplaints',
  tag,
  summary: 'Los reclamos de la región con su plazo',
  right: 'complaints.desk',
  query: Type.Object(
    {
      view: Type.Optional(Type.Enum([...REGION_VIEWS], { default: 'open' })),
      q: Type.Optional(Type.String({ maxLength: 100, description: 'En el número o en el nombre' })),
      cursor: Type.Optional(Type.String({ maxLength: 60, pattern: '^\\d{4}-\\d{2}-\\d{2}\\.[A-Z0-9-]+$' })),
    },
    closed,
  ),
  replies: { 200: RegionPage },
});

export const showRegionComplaint = route('GET /api/admin/complaints/:reference', {
  id: 'showRegionComplaint',
  tag,
  summary: 'Un reclamo como lo atiende la región',
  right: 'complaints.desk',
  params,
  replies: { 200: RegionComplaint },
  errors: ['complaint_not_found'],
});

export const answerComplaint = route('POST /api/admin/complaints/:reference/act', {
  id: 'answerComplaint',
  tag,
  summary: 'Toma, anota, amplía el plazo o responde',
  right: 'complaints.desk',
  params,
  body: RegionActBody,
  replies: { 200: RegionComplaint },
  errors: ['complaint_not_found', 'complaint_action_refused', 'complaint_not_extendable'],
});
