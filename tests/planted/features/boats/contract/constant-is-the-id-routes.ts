export const listBoats = route('GET /api/boats/', {
  id: 'showBoats',
});
