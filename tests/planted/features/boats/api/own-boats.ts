export const ROUTES = ['/boats', '/boats/:boatId'];
