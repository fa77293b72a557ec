export const sinkBoat = route('DELETE /api/boats/:id', { id: 'sinkBoat' });
