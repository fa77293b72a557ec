import { route } from '#features/route.ts';
import { IdParams } from '#features/schema.ts';
import {
  ChangeClosureBody,
  Closure,
  ClosureBody,
  ClosureImpact,
  Closures,
  MoveClosureBody,
  PublicClosures,
} from './closure.ts';

const tag = 'Cierres';

export const listPublicClosures = route('GET /api/closures/', {
  id: 'listPublicClosures',
  tag,
  summary: 'Lugares, vías y eventos con cierres anunciados en el próximo año, y los avisos de los lugares',
  right: 'closures.read',
  kept: 'content',
  replies: { 200: PublicClosures },
});

export const listClosures = route('GET /api/admin/closures/', {
  id: 'listClosures',
  tag,
  summary: 'Todos los cierres de la región',
  right: 'closures.edit',
  replies: { 200: Closures },
});

export const previewClosure = route('POST /api/admin/closures/preview', {
  id: 'previewClosure',
  tag,
  summary: 'A cuántos lugares, itinerarios, viajes, planes, salidas y reservas tocaría un cierre',
  right: 'closures.edit',
  body: ClosureBody,
  replies: { 200: ClosureImpact },
});

export const createClosure = route('POST /api/admin/closures/', {
  id: 'createClosure',
  tag,
  summary: 'Registra un cierre como borrador',
  right: 'closures.edit',
  body: ClosureBody,
  replies: { 201: Closure },
});

export const showClosure = route('GET /api/admin/closures/:id/', {
  id: 'showClosure',
  tag,
  summary: 'Un cierre',
  right: 'closures.edit',
  params: IdParams,
  replies: { 200: Closure },
  errors: ['closure_not_found'],
});

export const changeClosure = route('PUT /api/admin/closures/:id/', {
  id: 'changeClosure',
  tag,
  summary: 'Cambia un cierre; uno anunciado cambia para todos',
  right: 'closures.edit',
  params: IdParams,
  body: ChangeClosureBody,
  replies: { 200: Closure },
  errors: ['closure_not_found', 'closure_changed'],
});

export const actOnClosure = route('POST /api/admin/closures/:id/state', {
  id: 'actOnClosure',
  tag,
  summary: 'Anuncia, retira, termina o reabre un cierre',
  right: 'closures.edit',
  params: IdParams,
  body: MoveClosureBody,
  replies: { 200: Closure },
  errors: ['closure_not_found', 'closure_cannot', 'closure_over'],
});
