import { expect, test } from 'vitest';
import { tapOn } from './tap-on.ts';

function tapped(html: string, inside = '[data-here]') {
  document.body.innerHTML = html;
  return tapOn(document.querySelector(inside));
}

test.each([
  ['a telephone number', '<a href="tel:044201677"><b data-here>044 201677</b></a>', { act: 'call' }],
  ['WhatsApp', '<a data-here href="https://wa.me/51944111222">WhatsApp</a>', { act: 'call' }],
  ['a way in Google Maps', '<a data-here href="https://www.google.com/maps/dir/?api=1">Ir</a>', { act: 'way' }],
  ['a way in Waze', '<a data-here href="https://waze.com/ul?ll=-8,-79">Ir</a>', { act: 'way' }],
  ['a way in another app', '<a data-here href="geo:-8,-79">Ir</a>', { act: 'way' }],
  [
    'the button that saves',
    '<button data-saves="a1" aria-pressed="false"><i data-here></i></button>',
    { act: 'save', place: 'a1' },
  ],
  ['the button of a saved place', '<button data-here data-saves="a1" aria-pressed="true"></button>', null],
  [
    'the link that puts a place into a trip',
    '<a data-here data-saves="a1" href="/viajes/x?agregar=a1">Poner en mi viaje</a>',
    { act: 'save', place: 'a1' },
  ],
  ['a link to another page', '<a data-here href="/explorar">Explorar</a>', null],
  ['a text', '<p data-here>044 201677</p>', null],
])('a tap on %s is recognised', (_name, html, tap) => {
  expect(tapped(html)).toEqual(tap);
});
