declare function readRegion(id: string): Promise<object>;

export const trujillo = readRegion('trujillo');
