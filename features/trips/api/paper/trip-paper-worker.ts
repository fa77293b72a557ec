import type { WorkerCall } from '#server/workers/worker-pool.ts';
import { drawTrip } from './draw-trip.ts';
import type { TripPaper } from './trip-paper.ts';

export default function drawInThread({ task }: WorkerCall<TripPaper>): Promise<Uint8Array> {
  return drawTrip(task);
}
