import { route } from '#features/route.ts';
import { OperatorParams } from '#features/schema.ts';
import { PlanClosures } from './plan-closure.ts';

export const listPlanClosures = route('GET /api/manage/operators/:operatorId/closures/', {
  id: 'listPlanClosures',
  tag: 'Oficina del operador',
  right: 'operator.sell',
  summary: 'Cierres que tocan los planes de un operador, primero los que esperan respuesta',
  params: OperatorParams,
  replies: { 200: PlanClosures },
});
