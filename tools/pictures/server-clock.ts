import { ServerResponse } from 'node:http';
import { setClock } from './clock.ts';

setClock(JSON.parse(process.env.PICTURES_CLOCK!));

// Node takes the header `Date` from the real clock, and screens compare this header with the browser's clock.
const { writeHead } = ServerResponse.prototype;
ServerResponse.prototype.writeHead = function (this: ServerResponse, ...given: unknown[]) {
  this.setHeader('date', new Date().toUTCString());
  return Reflect.apply(writeHead, this, given);
};
