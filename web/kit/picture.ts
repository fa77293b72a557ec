export const PICTURE = `data:image/svg+xml,${encodeURIComponent(
  "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 444 490'><rect width='444' height='490' fill='#d9982b'/><path d='M0 490V330l130-90 110 110 90-60 114 90v110z' fill='#b9592f'/></svg>",
)}`;
