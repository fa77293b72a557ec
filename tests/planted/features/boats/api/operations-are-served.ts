app.get('/api/boats/:id', async () => null);
